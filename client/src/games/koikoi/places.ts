/**
 * Where the field's places lie beside the stock's column, as [row, column] of the grid. On an upright screen four
 * columns and three rows, filled row by row; on a lying one six columns and two rows, filled from the middle. Fields
 * of more than twelve cards are rare and get further columns.
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

export function placeOf(index: number): { upright: Cell; lying: Cell } {
  const late = index - 12;
  const lying = LYING[index] ?? [1 + (late % 2), 8 + Math.floor(late / 2)];
  if (index < 12) return { upright: [1 + Math.floor(index / 4), 2 + (index % 4)], lying };
  const upright: Cell = late === 0 ? [3, 1] : [1 + ((late - 1) % 3), 6 + Math.floor((late - 1) / 3)];
  return { upright, lying };
}

/** The further columns that so many places need. */
export function moreColumns(places: number): { upright: number; lying: number } {
  return { upright: Math.max(0, Math.ceil((places - 13) / 3)), lying: Math.max(0, Math.ceil((places - 12) / 2)) };
}
