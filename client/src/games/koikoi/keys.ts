/** The keys of the table: digits choose, arrows walk along a row and between the rows. */

const buttons = (within: Element | null | undefined): HTMLElement[] =>
  within ? [...within.querySelectorAll<HTMLElement>('button:not(:disabled)')] : [];

/** The choice that a digit stands for: the first is 1. */
export function digit(key: string, ...within: (Element | null | undefined)[]): HTMLElement | undefined {
  return /^[1-9]$/.test(key) ? within.flatMap(buttons)[Number(key) - 1] : undefined;
}

/** Where an arrow leads from a card of the hand or of the field. */
export function neighbour(
  key: string,
  from: Element,
  hand: Element | undefined,
  field: Element | undefined,
): HTMLElement | undefined {
  const row = [hand, field].find((each) => each?.contains(from));
  if (!row) return undefined;
  const cards = buttons(row);
  const at = cards.indexOf(from as HTMLElement);
  if (key === 'ArrowRight') return cards[(at + 1) % cards.length];
  if (key === 'ArrowLeft') return cards[(at - 1 + cards.length) % cards.length];
  if (key === 'ArrowUp' && row === hand) return buttons(field)[0];
  if (key === 'ArrowDown' && row === field) return buttons(hand)[0];
  return undefined;
}
