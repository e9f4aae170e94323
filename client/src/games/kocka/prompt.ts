/** What there is to do now, and what there is to say about each player, in words. */
import type { KockaPreview, KockaView } from '../../wire';
import { nameOf, say } from '../../words.svelte';

const list = (seats: number[], names: string[]): string => seats.map((seat) => names[seat] ?? '').join(', ');

/** Say what the reader may do, or who is waited for. */
export function prompt(view: KockaView, names: string[], pass: KockaPreview | null, mine: boolean): string {
  const { board, hints, phase, seat, to_act, table } = view;
  if (!to_act.length) return '';
  if (!mine || seat === null) {
    return phase === 'pass'
      ? say('kocka-board-waiting-pass', { names: list(to_act, names) })
      : say(phase === 'calls' ? 'kocka-board-waiting-call' : 'kocka-board-waiting', { name: list(to_act, names) });
  }
  if (phase === 'pass') {
    const name = names[(seat + 1) % view.seats] ?? '';
    if (pass?.missing === 0) return say('kocka-board-pass-whole', { name });
    return pass ? say('kocka-word-choose-pass', { count: pass.missing, name }) : '';
  }
  if (phase === 'calls') return say('kocka-word-choose-call');
  const suit = hints?.trick?.suit ?? board.trick?.cards[0]?.[0];
  if (!suit) return say('kocka-word-choose-lead');
  const args = { suit: nameOf('kocka', 'suit', suit) };
  if (table.renonc === 'honour') return say('kocka-word-choose-honour', args);
  return say(hints?.follow?.length ? 'kocka-word-choose-follow' : 'kocka-word-choose-any', args);
}

/** Say why each barred card cannot be played. */
export function barredWords(view: KockaView): Record<string, string> {
  const suit = nameOf('kocka', 'suit', view.hints?.trick?.suit ?? '');
  const barred = Object.entries(view.hints?.barred ?? {});
  return Object.fromEntries(barred.map(([card, clause]) => [card, say(`kocka-board-barred-${clause}`, { suit })]));
}

/** Say in a word or two what a player is doing. */
export function note(view: KockaView, seat: number, hinted: boolean): string {
  const { board, hints, phase, to_act } = view;
  if (phase === 'play' && hinted && hints?.trick?.highest === seat) return say('kocka-board-highest');
  if (phase === 'play' && board.trick?.leader === seat) return say('kocka-board-leads');
  if (phase === 'play' && to_act.includes(seat)) return say('kocka-board-turn');
  return '';
}

/** Say which round or trick this is, and what lies in it. */
export function facts(view: KockaView, past: boolean, counted: boolean): string {
  const { board, hints, phase } = view;
  if (phase !== 'play') return say('kocka-word-round', { round: board.round });
  const closed = board.taken.reduce((sum, count) => sum + count, 0);
  const told = [say('kocka-word-trick', { trick: past ? closed : closed + 1 })];
  if (counted && !past && hints?.trick?.points) told.push(say('kocka-word-points', { count: hints.trick.points }));
  return told.join(' · ');
}
