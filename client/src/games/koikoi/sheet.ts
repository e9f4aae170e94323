/** The match round by round, from what was told of the rounds before and from the view of the one that is finished. */
import type { KoikoiEvent, KoikoiView } from '../../wire';

export interface Row {
  round: number;
  winner: number | null; // null: a void round
  gain: number;
  scores: number[]; // after the round
}

/** The rounds that ended in what happened so far; a page that knows only a later part begins there. */
export function rowsOf(history: KoikoiEvent[], seats = 2): Row[] {
  const rows: Row[] = [];
  const scores = Array<number>(seats).fill(0);
  let round = 0;
  for (const { key, args } of history) {
    if (key === 'koikoi-event-deal') {
      round = args.round;
    } else if (key === 'koikoi-event-round-won') {
      rows.push({ round, winner: args.seat, gain: args.gain, scores: [...scores] });
    } else if (key === 'koikoi-event-round-void-hands' || key === 'koikoi-event-round-void-lucky') {
      rows.push({ round, winner: null, gain: 0, scores: [...scores] });
    } else if (key === 'koikoi-event-score') {
      scores[args.seat] = args.points; // told after the round that they follow from
      const row = rows.at(-1);
      if (row) row.scores = [...scores];
    }
  }
  return rows.filter((row) => row.round > 0);
}

/** The sheet beside a view: the rounds before the one on the table, and that one too when it is finished. */
export function sheetOf(history: KoikoiEvent[], view: KoikoiView): Row[] {
  const { result, round } = view.board;
  const before = rowsOf(history, view.seats).filter((row) => row.round < round);
  return result ? [...before, { round, winner: result.winner, gain: result.gain, scores: [...view.scores] }] : before;
}
