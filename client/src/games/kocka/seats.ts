/** Who sits where on the screen: the reader below, then clockwise as the seats are counted. */
import type { KockaTrick } from '../../wire';

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
