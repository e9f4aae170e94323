/** Who sits where on the screen: the reader below, then clockwise as the seats are counted. */
import type { KockaBoard, KockaTrick } from '../../wire';

export const SIDES = ['south', 'west', 'north', 'east'] as const;
export type Side = (typeof SIDES)[number];

/** The side of the table at which a seat is drawn. */
export function sideOf(seat: number, reader: number): Side {
  return SIDES[(seat - reader + SIDES.length) % SIDES.length] as Side;
}

/** The seats clockwise, the reader's own first. */
export function around(reader: number): number[] {
  return SIDES.map((_, turn) => (reader + turn) % SIDES.length);
}

/** Who played which card of a trick, in the order of play. */
export function played(trick: KockaTrick): { seat: number; card: string }[] {
  return trick.cards.map((card, place) => ({ seat: (trick.leader + place) % SIDES.length, card }));
}

/** The tricks that may be looked at now, by their number from 1: the open one, the last one, all where history is open. */
export function tricksSeen(board: KockaBoard): Map<number, KockaTrick> {
  const seen = new Map((board.history ?? []).map((trick, n) => [n + 1, trick]));
  const closed = board.taken.reduce((sum, count) => sum + count, 0);
  if (board.trick) seen.set(closed + 1, board.trick);
  else if (board.last) seen.set(closed, board.last);
  return seen;
}
