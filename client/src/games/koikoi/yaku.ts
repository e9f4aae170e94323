/** A player's yaku as the view tells them: what is scored, and what is in reach where people want to know. */
import { settings } from '../../settings.svelte';
import type { KoikoiScored, KoikoiView } from '../../wire';

/** A yaku that can still be made: how many cards are missing, which would help, and which are there. */
export interface Reach {
  yaku: string;
  points: number;
  clause: string;
  missing: number;
  cards: string[];
  have: string[];
}

export const linesOf = ({ hints, board }: KoikoiView, seat: number): KoikoiScored[] =>
  hints?.lines?.[seat] ?? (board.yaku[seat] ?? []).map((line) => ({ ...line, clause: '', cards: [] }));

/** All that a seat can still make, the nearest first. */
export const inReach = ({ hints, board: { captured, aside } }: KoikoiView, seat: number): Reach[] => {
  const gone = [...captured.flat(), ...aside];
  const reach: Record<string, number> = hints?.reach?.[seat] ?? {};
  return Object.entries(hints?.yaku ?? {})
    .flatMap(([yaku, { points, clause, cards, must }]) => {
      const missing = reach[yaku];
      const open = cards.filter((card) => !gone.includes(card));
      const help = missing === 1 && must && open.includes(must) ? [must] : open;
      const have = cards.filter((card) => captured[seat]?.includes(card));
      return missing ? [{ yaku, points, clause, missing, cards: help, have }] : [];
    })
    .sort((one, other) => one.missing - other.missing || other.points - one.points);
};

export const reachOf = (view: KoikoiView, seat: number): Reach[] =>
  settings.hints === 'full' && !view.board.result ? inReach(view, seat) : [];
