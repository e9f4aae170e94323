/** The match round by round. The server tells a round's end once, so this page keeps what it has seen. */
import type { KoikoiView } from '../../wire';

export interface Row {
  round: number;
  winner: number | null; // null: a void round
  gain: number;
  scores: number[]; // after the round
}

const key = (match: string) => `fuda-koikoi-sheet-${match}`;

/** Add a finished round to the rows seen before it; a round that was looked at already stays one row. */
export function withRound(rows: Row[], view: KoikoiView): Row[] {
  const { result, round } = view.board;
  if (!result) return rows;
  const row = { round, winner: result.winner, gain: result.gain, scores: [...view.scores] };
  return [...rows.filter((other) => other.round < round), row];
}

/** What this browser has kept of a match. */
export function keptRows(match: string): Row[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(match)) ?? '[]');
  } catch {
    return []; // storage is forbidden: the sheet begins where the page was opened
  }
}

export function keepRows(match: string, rows: Row[]): void {
  try {
    sessionStorage.setItem(key(match), JSON.stringify(rows));
  } catch {
    // then it lasts as long as the page
  }
}
