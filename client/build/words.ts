import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const FOLDER = '../src/fuda/locales'; // the catalogues lie beside Python's
const NAME = 'virtual:catalogues';

/** The catalogues of words, parsed here once instead of by every visitor; `virtual:catalogues` has their addresses. */
export function words(): Plugin {
  let serving = false;
  return {
    name: 'words',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    configureServer({ middlewares }) {
      middlewares.use('/words', ({ url = '' }, response) => void response.end(parsed(url.slice(1))));
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const places = catalogues().map((name) => {
        if (serving) return [name, `/words/${name}`];
        const source = parsed(name);
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
        const fileName = `assets/${name.replace('/', '-')}-${hash}.json`;
        this.emitFile({ type: 'asset', fileName, source });
        return [name, `/${fileName}`];
      });
      return `export default ${JSON.stringify(Object.fromEntries(places))}`;
    },
  };
}

/** Every catalogue as `language/name`. */
function catalogues(): string[] {
  return readdirSync(FOLDER).flatMap((language) =>
    readdirSync(`${FOLDER}/${language}`)
      .filter((file) => file.endsWith('.ftl'))
      .map((file) => `${language}/${file.slice(0, -4)}`),
  );
}

function parsed(name: string): string {
  return JSON.stringify(new FluentResource(readFileSync(`${FOLDER}/${name}.ftl`, 'utf-8')).body);
}
