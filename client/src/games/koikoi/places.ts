/**
 * Where the field's places lie beside the stock's column, as [row, column] of the grid. On a tall phone four columns and
 * three rows, filled row by row; on a low one two rows, filled from the stock; elsewhere six columns and two rows, filled
 * from the middle. Fields of more cards are rare and get further columns.
 */
export type Cell = [number, number];

const LYING: Cell[] = [
  ...([3, 4, 5, 6].map((column) => [1, column]) as Cell[]),
  ...([3, 4, 5, 6].map((column) => [2, column]) as Cell[]),
  [1, 7],
  [2, 7],
  [1, 2],
  [2, 2],
];

export function placeOf(index: number): { upright: Cell; low: Cell; lying: Cell } {
  const late = index - 12;
  const lying = LYING[index] ?? [1 + (late % 2), 8 + Math.floor(late / 2)];
  const low: Cell =
    index < 8 ? [1 + Math.floor(index / 4), 2 + (index % 4)] : [1 + (index % 2), 6 + Math.floor((index - 8) / 2)];
  if (index < 12) return { upright: [1 + Math.floor(index / 4), 2 + (index % 4)], low, lying };
  const upright: Cell = late === 0 ? [3, 1] : [1 + ((late - 1) % 3), 6 + Math.floor((late - 1) / 3)];
  return { upright, low, lying };
}

/** The further columns that a field needs: `used` is its last place that is taken, counted from 1. */
export function moreColumns(used: number): { upright: number; low: number; lying: number } {
  const columns = (beyond: number, rows: number): number => Math.max(0, Math.ceil(beyond / rows));
  return { upright: columns(used - 13, 3), low: columns(used - 10, 2), lying: columns(used - 12, 2) };
}
