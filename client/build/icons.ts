import type { Plugin } from 'vite';
import { icons } from '../src/shell/icons.ts';

/** The small drawings lie in the page itself: they are there before a script is, and no script carries them. */
export function drawings(): Plugin {
  const symbols = Object.entries(icons).map(([name, path]) => `<path id="icon-${name}" d="${path}"/>`);
  return {
    name: 'drawings',
    transformIndexHtml: (page) =>
      page.replace(
        '<body>',
        `<body>\n    <svg width="0" height="0" aria-hidden="true"><defs>${symbols.join('')}</defs></svg>`,
      ),
  };
}
