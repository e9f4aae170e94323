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

/** What Svelte compiles is made smaller by a tenth: nothing of it takes over HTML, and what is cheap is not remembered. */
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
      handler(code, id) {
        // An attribute with a hyphen is never a property: to look through all of an element's is slower than to draw it.
        const hyphens = [
          "typeof value !== 'string' && get",
          "typeof value !== 'string' && !attribute.includes('-') && get",
        ];
        if (!id.endsWith('.svelte')) return code.replace(...(hyphens as [string, string]));
        const plain = code
          .replace(/^\s*\$\.(reset|next)\(\w*\);$/gm, '')
          .replace(/\$\.(?:only_)?child\((\w+)(?:, true)?\)/g, '$1.firstChild');
        return direct(plain, this.parse(plain) as unknown as Node);
      },
    },
  };
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Say texts and classes where they are used: Svelte would remember each in a signal of its own, to save a look at the words. */
function direct(code: string, tree: Node): string {
  const edits: [start: number, end: number, text: string][] = [];
  each(tree, (call) => {
    const [effect, values, ...others] = (call.arguments ?? []) as Node[];
    const callee = call.callee as Node | undefined;
    if (call.type !== 'CallExpression' || code.slice(callee?.start, callee?.end) !== '$.template_effect') return;
    if (effect?.type !== 'ArrowFunctionExpression' || values?.type !== 'ArrayExpression' || others.length) return;
    const thunks = values.elements as Node[];
    if (thunks.some(({ type, body }) => type !== 'ArrowFunctionExpression' || (body as Node).type === 'BlockStatement'))
      return;
    const names = (effect.params as Node[]).map(({ name }) => name as string);
    const uses = names.map((): Node[] => []);
    each(effect.body as Node, (node) => {
      if (node.type === 'Identifier') uses[names.indexOf(node.name as string)]?.push(node);
    });
    if (uses.some((found) => found.length !== 1)) return; // what is used twice is worth remembering
    edits.push([effect.start, (effect.body as Node).start, '() => ']);
    edits.push([effect.end, values.end, '']);
    uses.flat().forEach(({ start, end }, n) => {
      const { body } = thunks[n] as Node & { body: Node };
      edits.push([start, end, `(${code.slice(body.start, body.end)})`]);
    });
  });
  return edits
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end, put]) => text.slice(0, start) + put + text.slice(end), code);
}

function each(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const part of Object.values(node)) {
    for (const inner of Array.isArray(part) ? part : [part]) if (inner?.type) each(inner, look);
  }
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
