import type { Plugin } from 'vite';

const FONTS = ['alegreya-latin-wght-normal', 'alegreya-sans-latin-400-normal']; // digits and most letters of every language

/** Pages ask for their fonts before a style has, so that words are laid out once. A table's address gets a page of its own, t.html, which also asks for the table's files before any script has run. */
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

function ask(page: string | Uint8Array, links: string[]): string {
  return String(page).replace('</head>', `${links.map((link) => `  <link crossorigin ${link}>\n  `).join('')}</head>`);
}
