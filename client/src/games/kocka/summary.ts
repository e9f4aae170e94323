/** How a round ended, as sentences. */
import type { KockaView } from '../../wire';
import { eventText, say } from '../../words.svelte';

/** Tell how the round ended, then what decided it; who lost comes apart. */
export function told(view: KockaView, names: string[]): string[] {
  const { result, points } = view.board;
  if (!result) return [];
  const event = (key: string, args: Record<string, unknown>) =>
    eventText('kocka', { key: `kocka-event-${key}`, args, clauses: [], move: 0 }, names);
  const most = Math.max(...(points ?? []));
  const top = (points ?? []).flatMap((count, seat) => (count === most ? [seat] : []));
  const sentences: string[] = [];
  if (result.outcome === 'seventeen') sentences.push(event('seventeen', { seat: top[0], points: most }));
  else if (result.outcome === 'renonc') {
    sentences.push(event('renonc-right', { seat: result.offender, trick: result.trick, cards: result.proof }));
  } else if (result.outcome === 'thrown') {
    sentences.push(say('kocka-board-thrown', { name: names[result.thrower ?? 0] ?? '' }));
  } else sentences.push(say('kocka-board-played-out'));
  if (result.reason === 'moon') sentences.push(event('moon', { seat: top[0] }));
  if (result.reason.startsWith('tie')) sentences.push(event('tie', { seats: top, points: most }));
  if (result.reason.startsWith('tie-')) sentences.push(event(result.reason, { seat: result.losers[0] }));
  return sentences;
}

/** Tell who takes a letter, one sentence each. */
export function losses(view: KockaView, names: string[], of: number): string[] {
  const { result, dealer } = view.board;
  if (!result) return [];
  const event = (key: string, args: Record<string, unknown>) =>
    eventText('kocka', { key: `kocka-event-${key}`, args, clauses: [], move: 0 }, names);
  if (!result.losers.length) return [event('round-void', { seat: dealer })];
  return result.losers.map((seat) => event('round-lost', { seat, letters: view.scores[seat] ?? 0, of }));
}

/** The seats by place, fewest letters first; equal letters share a place. */
export function places(scores: number[]): { seat: number; place: number }[] {
  return scores
    .map((letters, seat) => ({ seat, place: 1 + scores.filter((other) => other < letters).length }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
