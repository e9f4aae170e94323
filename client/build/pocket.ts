import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

/** The service worker, and beside it the names of all files that open without a network. */
export function pocket(): Plugin {
  return {
    name: 'pocket',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const wanted = /assets.*\.(js|css|json|woff2)$/;
        const shell = [
          '/index.html',
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
        const source = minifySync('sw.js', text.replaceAll('__VERSION__', `'${version}'`)).code;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
        this.emitFile({ type: 'asset', fileName: `assets/pocket-${version}.json`, source: names });
      },
    },
  };
}
