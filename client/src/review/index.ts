/** The review of a match inside its replay, fetched when somebody asks for it. */
export { Coach } from './coach.svelte';
export { default as Graph } from './Graph.svelte';
export { marked } from './marked';
export { madeAt, marks, momentAt } from './moments';
export { default as ReviewPanel } from './ReviewPanel.svelte';
export type { Moment } from './report';
export { default as Tag } from './Tag.svelte';
export { Together } from './together.svelte';
