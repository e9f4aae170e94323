/** What the coach says, before a move and in a replay, fetched when somebody asks for it. */
export { default as Advice } from './Advice.svelte';
export { Coach } from './coach.svelte';
export { default as Graph } from './Graph.svelte';
export { default as Line } from './Line.svelte';
export { marked } from './marked';
export { madeAt, marks, momentAt } from './moments';
export { default as ReviewPanel } from './ReviewPanel.svelte';
export type { Moment } from './report';
export { default as Tag } from './Tag.svelte';
export { Together } from './together.svelte';
