/** The parts of a board that nobody laid out by hand: lists of cards, lists by seat, numbers. */

export type Card = string | number;

export interface Zone {
  name: string;
  cards: Card[];
  /** By seat, where the zone has a row for each; null is a row that this seat may not see. */
  rows?: (Card[] | null)[];
}

const isCard = (value: unknown): value is Card => typeof value === 'string' || typeof value === 'number';
const isRow = (value: unknown): value is Card[] | null =>
  value === null || (Array.isArray(value) && value.every(isCard));

/** The zones of a board in its own order; what is neither cards nor numbers is left out. */
export function zonesOf(board: Record<string, unknown>): Zone[] {
  return Object.entries(board).flatMap(([name, value]): Zone[] => {
    if (value === null) return [{ name, cards: [] }];
    if (isCard(value)) return [{ name, cards: [value] }];
    if (!Array.isArray(value)) return [];
    if (value.length && value.every((each) => typeof each === 'number')) {
      return [{ name, cards: [], rows: value.map((each) => [each]) }]; // numbers go by seat
    }
    if (value.every(isCard)) return [{ name, cards: value }];
    return value.every(isRow) ? [{ name, cards: [], rows: value }] : [];
  });
}
