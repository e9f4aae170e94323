import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FONTS = ['alegreya-latin-wght-normal', 'alegreya-sans-latin-400-normal']; // digits and most letters of every language
const WORDS = /^assets\/(\w\w)-(core|page)-.*\.json$/; // the catalogues that every screen needs

/**
 * Pages ask for their fonts before a style has, so that words are laid out once, and for their words before a script has
 * (src/early.js). A table's address gets a page of its own, t.html, which also asks for the table's files.
 */
export function early(): Plugin {
  return {
    name: 'early',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        const table = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'TablePage');
        if (page?.type !== 'asset' || table?.type !== 'chunk') throw new Error('no page, or no table to make one for');
        const names = Object.keys(bundle);
        const fonts = names.filter((name) => name.endsWith('.woff2') && FONTS.some((font) => name.includes(font)));
        if (fonts.length !== FONTS.length) throw new Error(`other fonts than ${FONTS}: ${fonts}`);

        const words: Record<string, string[]> = {};
        for (const name of names) {
          const [, language] = name.match(WORDS) ?? [];
          if (language) words[language] = [...(words[language] ?? []), `/${name}`];
        }
        const source = readFileSync('src/early.js', 'utf-8')
          .replace(/^\/\*\*.*?\*\/\n/s, '')
          .replace('__FILES__', JSON.stringify(words));
        const fileName = `assets/early-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
        this.emitFile({ type: 'asset', fileName, source });

        const first = String(page.source).replace('<script', `<script src="/${fileName}"></script>\n    <script`);
        page.source = ask(
          first,
          fonts.map((font) => `rel="preload" as="font" type="font/woff2" href="/${font}"`),
        );
        const chunks = [table, ...table.imports.map((name) => bundle[name])].filter((file) => file?.type === 'chunk');
        const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
        const links = [
          ...chunks.map(({ fileName }) => `rel="modulepreload" href="/${fileName}"`),
          ...styles.map((style) => `rel="stylesheet" href="/${style}"`),
        ].filter((link) => !first.includes(link.slice(link.indexOf('/')))); // it asks for some already
        this.emitFile({ type: 'asset', fileName: 't.html', source: ask(page.source, links) });
      },
    },
  };
}

function ask(page: string | Uint8Array, links: string[]): string {
  return String(page).replace('</head>', `${links.map((link) => `  <link crossorigin ${link}>\n  `).join('')}</head>`);
}
