import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { document } from './build/document.ts';
import { drawings } from './build/icons.ts';
import { lean, scope } from './build/lean.ts';
import { licences } from './build/licences.ts';
import { pocket } from './build/pocket.ts';
import { words } from './build/words.ts';

const server = process.env.FUDA_SERVER ?? 'http://127.0.0.1:8765'; // where `npm run dev` finds a running Fuda

export default defineConfig({
  plugins: [
    lean(),
    svelte({ compilerOptions: { runes: true, fragments: 'tree', cssHash: scope } }),
    words(),
    drawings(),
    document(),
    licences(),
    pocket(),
  ],
  build: {
    outDir: '../src/fuda/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: {
      polyfill: false, // without it files come a little later in browsers of 2022
      // What every page has is there before anything is asked for.
      resolveDependencies: (_, files) => files.filter((file) => !/assets\/(index|shared|rolldown-runtime)-/.test(file)),
    },
    // What several pages need is one file: a dozen small ones would each cost a request before the first card is drawn.
    // What only tables and replays share, and the rulebook, come when they are asked for: home has none of it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /node_modules|src\/(words|settings|route|shell|net\/api|pages|games\/index|table\/(names|levels|Portrait))|preload/,
              minShareCount: 2,
              priority: 3,
            },
            {
              name: 'quiet', // pages to read, small ones: each alone would be packed half as well
              test: /src\/(rules\/|games\/(\w+\/)?teaching|pages\/(Rules|Far|Offline|Missing|Gallery|MyGames|Day|history|day)|shell\/SettingsDialog|games\/PlainBoard)/,
              priority: 5,
              includeDependenciesRecursively: false, // what else they need is everybody's
            },
            {
              name: 'coach', // whatever judges choices, and replays, where it does so: reviews, puzzles, advice
              test: /src\/(review\/|replay\/|practice\/|pages\/(Practice|Replay)|table\/Advice)/,
              priority: 5,
              includeDependenciesRecursively: false,
            },
            { name: 'play', minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the catalogues of words lie beside Python's
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } }, // the host stays: the server knows its own page by it
  },
});
