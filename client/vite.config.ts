import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.FUDA_SERVER ?? 'http://127.0.0.1:8765'; // where `npm run dev` finds a running Fuda

/** A table's address gets a page of its own, t.html: the same, but it asks for the table's files before any script has run. */
function tablePage(): Plugin {
  return {
    name: 'table-page',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        const table = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'TablePage');
        if (page?.type !== 'asset' || table?.type !== 'chunk') throw new Error('no page, or no table to make one for');
        const early = [
          `<link rel="modulepreload" crossorigin href="/${table.fileName}">`,
          ...[...(table.viteMetadata?.importedCss ?? [])].map(
            (css) => `<link rel="stylesheet" crossorigin href="/${css}">`,
          ),
        ];
        const source = String(page.source).replace('</head>', `${early.join('')}</head>`);
        this.emitFile({ type: 'asset', fileName: 't.html', source });
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), tablePage()],
  assetsInclude: ['**/*.ftl'],
  build: {
    outDir: '../src/fuda/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    // What several pages need is one file: a dozen small ones would each cost a request before the first card is drawn.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } },
  },
  server: {
    fs: { allow: ['..'] }, // the catalogues of words lie beside Python's
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } }, // the host stays: the server knows its own page by it
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
