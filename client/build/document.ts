import type { Plugin, Rolldown } from 'vite';

const FONTS = ['alegreya-latin-wght-normal', 'alegreya-sans-latin-400-normal']; // digits and most letters of every language
const LETTERS = /-(latin|latin-ext|cyrillic)-(wght|\d+)-normal-[\w-]+\.woff2$/; // what our languages and most names are written in
const PAGES = { home: 'Home', table: 'TablePage', replay: 'coach' }; // by the file that draws them
const WORDS = /^assets\/(\w\w)-(\w+)-\w+\.json$/;

/**
 * The page is painted before a script has come: its styles lie within it. `pages.json` tells the server what else the
 * page that is opened will ask for, so that it can ask for it at once (server/document.py).
 */
export function document(): Plugin {
  return {
    name: 'document',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        if (page?.type !== 'asset' || entry?.type !== 'chunk') throw new Error('no page');
        for (const file of Object.values(bundle)) if (/\.css$/.test(file.fileName)) letters(file, bundle);
        const names = Object.keys(bundle);
        const fonts = names.filter((name) => FONTS.some((font) => name.includes(font)));
        if (fonts.length !== FONTS.length) throw new Error(`other fonts than ${FONTS}: ${fonts}`);

        const first = [entry, ...chunks(entry, bundle)];
        const [own, ...always] = first.flatMap(sheets);
        if (!own) throw new Error('no styles for the whole page');
        const styles = String((bundle[own] as Rolldown.OutputAsset).source).trim();
        page.source = String(page.source)
          .replace(/ *<link rel="stylesheet".*\n/g, '')
          .replace('<script', () => `${fonts.map(font).join('')}<script`)
          .replace('</head>', () => `  <style>${styles}${dark(styles)}</style>\n  </head>`)
          .replace('</body>', () => `${always.map(sheet).join('')}</body>`);

        const needs = (chunk: Rolldown.OutputChunk | undefined) => {
          if (!chunk) throw new Error('a page has another file');
          const more = [chunk, ...chunks(chunk, bundle)].filter((file) => !first.includes(file));
          return {
            scripts: more.map(({ fileName }) => `/${fileName}`),
            styles: more.flatMap(sheets).map((name) => `/${name}`),
          };
        };
        const all = Object.values(bundle).filter((file) => file.type === 'chunk');
        const words: Record<string, Record<string, string>> = {};
        for (const name of names) {
          const [, language, catalogue] = name.match(WORDS) ?? [];
          if (language && catalogue) words[language] = { ...words[language], [catalogue]: `/${name}` };
        }
        const pages = Object.entries(PAGES).map(([name, file]) => [
          name,
          needs(all.find((each) => each.name === file)),
        ]);
        const boards = all.flatMap((each) => {
          const [, game] = each.facadeModuleId?.match(/games\/(\w+)\/Board\.svelte$/) ?? [];
          return game ? [[game, needs(each)]] : [];
        });
        const source = JSON.stringify({
          words,
          pages: Object.fromEntries(pages),
          boards: Object.fromEntries(boards),
        });
        this.emitFile({ type: 'asset', fileName: 'pages.json', source });
      },
    },
  };
}

const sheets = (chunk: Rolldown.OutputChunk): string[] => [...(chunk.viteMetadata?.importedCss ?? [])];
const sheet = (name: string) => `<link rel="stylesheet" crossorigin href="/${name}">`;
const font = (name: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">\n    `;

/** All files that a file needs to run. */
function chunks(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return chunk.imports.map((name) => bundle[name]).filter((file) => file?.type === 'chunk');
}

/** Leave out the fonts of other alphabets, and those for browsers of 2015. */
function letters(file: Rolldown.OutputBundle[string], bundle: Rolldown.OutputBundle): void {
  if (file.type !== 'asset') return;
  file.source = String(file.source).replace(/@font-face\s*\{[^}]*\}/g, (face) => {
    const [, first = ''] = face.match(/url\(([^)]*)\)/) ?? [];
    return LETTERS.test(first) ? face.replace(/,\s*url\([^)]*\.woff\)\s*format\([^)]*\)/, '') : '';
  });
  for (const name of Object.keys(bundle)) if (/\.woff2?$/.test(name) && !LETTERS.test(name)) delete bundle[name];
}

/** The dark colours, for who has chosen none: no script has looked at the reader's setting yet. */
function dark(styles: string): string {
  const [, colours] = styles.match(/:root\[data-theme="?dark"?\]\s*\{([^}]*)\}/) ?? [];
  if (!colours) throw new Error('no dark colours');
  return `@media (prefers-color-scheme:dark){:root:not([data-theme]){${colours}}}`;
}
