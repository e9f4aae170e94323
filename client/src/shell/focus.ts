/** Whether the focus is nowhere in particular: on the page itself, or on a table's frame, which keeps its place meanwhile. */
export function unfocused(): boolean {
  const active = document.activeElement;
  return !active || active === document.body || active.matches('.stage');
}
