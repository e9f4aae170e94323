import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.FUDA_SERVER ?? 'http://127.0.0.1:8765'; // where `npm run dev` finds a running Fuda

const FONTS = ['alegreya-latin-wght-normal', 'alegreya-sans-latin-400-normal']; // digits and most letters of every language

const LICENSED = ['@fontsource-variable/alegreya', '@fontsource/alegreya-sans'];

/** Pages ask for their fonts before a style has, so that words are laid out once. A table's address gets a page of its own, t.html, which also asks for the table's files before any script has run. */
function early(): Plugin {
  return {
    name: 'early',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        const table = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'TablePage');
        if (page?.type !== 'asset' || table?.type !== 'chunk') throw new Error('no page, or no table to make one for');
        const fonts = Object.keys(bundle).filter(
          (name) => name.endsWith('.woff2') && FONTS.some((font) => name.includes(font)),
        );
        if (fonts.length !== FONTS.length) throw new Error(`other fonts than ${FONTS}: ${fonts}`);
        page.source = ask(
          page.source,
          fonts.map((font) => `rel="preload" as="font" type="font/woff2" href="/${font}"`),
        );
        const styles = [...(table.viteMetadata?.importedCss ?? [])].map((style) => `rel="stylesheet" href="/${style}"`);
        const source = ask(page.source, [`rel="modulepreload" href="/${table.fileName}"`, ...styles]);
        this.emitFile({ type: 'asset', fileName: 't.html', source });
      },
    },
  };
}

/** The fonts' licence asks that its text goes where they go. */
function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      const texts = LICENSED.map(
        (font) => `${font}\n\n${readFileSync(`node_modules/${font}/LICENSE`, 'utf-8').trim()}\n`,
      );
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join(`\n${'-'.repeat(80)}\n\n`) });
    },
  };
}

/** The service worker, with the names of all files that open without a network. */
function pocket(): Plugin {
  return {
    name: 'pocket',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const wanted = /\.(js|css|ftl)$|-(latin|latin-ext|cyrillic)-.*\.woff2$/;
        const shell = [
          '/',
          '/icon.svg',
          ...Object.keys(bundle)
            .filter((name) => wanted.test(name))
            .map((name) => `/${name}`),
        ];
        const games = readdirSync('public/cards');
        const later = games.flatMap((game) =>
          readdirSync(`public/cards/${game}/plain`).map((card) => `/cards/${game}/plain/${card}`),
        );
        const text = readFileSync('src/pocket/worker.js', 'utf-8');
        const names = JSON.stringify({ shell, later });
        const version = createHash('sha256')
          .update(text + names)
          .digest('hex')
          .slice(0, 12);
        const source = text.replace('__SHELL__', names).replaceAll('__VERSION__', `'${version}'`);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

function ask(page: string | Uint8Array, links: string[]): string {
  return String(page).replace('</head>', `${links.map((link) => `  <link crossorigin ${link}>\n  `).join('')}</head>`);
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), early(), licences(), pocket()],
  assetsInclude: ['**/*.ftl'],
  build: {
    outDir: '../src/fuda/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    // What several pages need is one file: a dozen small ones would each cost a request before the first card is drawn.
    // What only tables and replays share, and the rulebook, come when they are asked for: home has none of it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /node_modules|src\/(words|settings|route|shell|net\/api|pages|games\/index|table\/names)|preload/,
              minShareCount: 2,
              priority: 3,
            },
            { name: 'book', test: /src\/rules\//, minShareCount: 2, priority: 2 },
            {
              name: 'play',
              test: /src\/(cards|replay|fair|sound|games\/\w+\/|net\/(connection|nonce|sha256))/,
              minShareCount: 2,
              priority: 2,
            },
            { name: 'rest', minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the catalogues of words lie beside Python's
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } }, // the host stays: the server knows its own page by it
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
