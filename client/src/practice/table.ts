/** A table that is none: all that boards ask about theirs, for a position that stands by itself. */
import type { TableInfo, View } from '../wire';

export const tableOf = (view: View): TableInfo =>
  ({
    game: view.game,
    options: view.table,
    stage: 'playing',
    seats: view.scores.map((_, n) => ({ kind: n === view.seat ? 'person' : 'bot', connected: true })),
    time: { deadlines: [], reserves: [] },
    ready: [],
    end: null,
  }) as unknown as TableInfo;
