/** A player's yaku as the view tells them: what is scored, and what is in reach where people want to know. */
import { settings } from '../../settings.svelte';
import type { KoikoiReach, KoikoiScored, KoikoiView } from '../../wire';

export const linesOf = ({ hints, board }: KoikoiView, seat: number): KoikoiScored[] =>
  hints?.lines?.[seat] ?? (board.yaku[seat] ?? []).map((line) => ({ ...line, clause: '', cards: [] }));

export const reachOf = ({ hints, board }: KoikoiView, seat: number): KoikoiReach[] =>
  settings.hints === 'full' && !board.result ? (hints?.reach?.[seat] ?? []) : [];
