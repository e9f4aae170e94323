/** How a match ended, in words. */
import type { TableInfo } from '../wire';
import { say } from '../words.svelte';

/** Who won: told to who sits at this seat, or to somebody who only watches. */
export function headline({ end }: TableInfo, names: string[], seat: number | null): string {
  const winners = end?.winners ?? [];
  if (!end || end.ending === 'abandoned') return say('page-end-abandoned');
  if (!winners.length || winners.length === names.length) return say('page-end-draw');
  if (seat !== null && winners.includes(seat))
    return say(winners.length === 1 ? 'page-end-you-won' : 'page-end-you-share');
  return say('page-end-won', { count: winners.length, names: winners.map((n) => names[n] ?? '').join(', ') });
}

/** Why it ended before it was played out. */
export function reason({ end }: TableInfo, names: string[]): string {
  if (end?.ending === 'resigned')
    return say('page-end-resigned', { names: end.resigned.map((n) => names[n] ?? '').join(', ') });
  return end?.ending === 'stopped' ? say('page-end-stopped') : '';
}
