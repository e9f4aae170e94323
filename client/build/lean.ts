import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

// Svelte can take over HTML that a server has drawn. No server draws any here, so half of its functions have a second way
// to go that nobody goes: with these in their place the minifier sees it.
const HYDRATION = `
  export const hydrating = false, hydrate_node = null;
  /* @__NO_SIDE_EFFECTS__ */ export function set_hydrating() {}
  /* @__NO_SIDE_EFFECTS__ */ export function set_hydrate_node(node) { return node; }
  /* @__NO_SIDE_EFFECTS__ */ export function hydrate_next() {}
  /* @__NO_SIDE_EFFECTS__ */ export function reset() {}
  /* @__NO_SIDE_EFFECTS__ */ export function hydrate_template() {}
  /* @__NO_SIDE_EFFECTS__ */ export function next() {}
  /* @__NO_SIDE_EFFECTS__ */ export function skip_nodes() {}
  /* @__NO_SIDE_EFFECTS__ */ export function read_hydration_instruction() {}`;

/** What Svelte compiles is made smaller by a tenth: nothing of it takes over HTML that is already there. */
export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /svelte\/src\/internal\/client\/dom\/hydration\.js$/ },
      handler: () => HYDRATION,
    },
    transform: {
      order: 'post',
      filter: { id: /\.svelte$|elements\/attributes\.js$/ },
      handler: (code) =>
        code
          // An attribute with a hyphen is never a property: to look through all of an element's is slower than to draw it.
          .replace("typeof value !== 'string' && get", "typeof value !== 'string' && !attribute.includes('-') && get")
          .replace(/^\s*\$\.(reset|next)\(\w*\);$/gm, '')
          .replace(/\$\.(?:only_)?child\((\w+)(?:, true)?\)/g, '$1.firstChild'),
    },
  };
}

const components = readdirSync('src', { recursive: true })
  .map((name) => `/src/${name}`)
  .filter((name) => name.endsWith('.svelte'))
  .sort();

/** The class that keeps a component's styles to itself: its number, which is shorter than the hash that others have. */
export function scope({ filename, hash }: { filename: string; hash: (text: string) => string }): string {
  const number = components.findIndex((name) => `/${filename}`.endsWith(name));
  return `_${number < 0 ? hash(filename) : number.toString(36)}`;
}
