/** One's own tables: in which order, how each ended, and what is said of it. */
import { settings } from '../settings.svelte';
import { me } from '../shell/me.svelte';
import { namesAt } from '../table/names';
import type { TableInfo } from '../wire';
import { say } from '../words.svelte';

const rank = (table: TableInfo, person: string): number => {
  if (table.stage === 'over') return 3;
  if (table.stage !== 'playing') return 2;
  return table.seats.some((seat, n) => seat.person === person && table.to_act.includes(n)) ? 0 : 1;
};

/** What waits for me first, then what runs, then what is over; the newest first. */
export function sorted(tables: TableInfo[], person = me.person): TableInfo[] {
  return [...tables].sort((a, b) => rank(a, person) - rank(b, person) || b.created - a.created);
}

/** Where somebody sits, −1 for nowhere. */
export const seatOf = (table: TableInfo, person = me.person): number =>
  table.seats.findIndex((seat) => seat.person !== null && seat.person === person);

export type Outcome = 'won' | 'lost' | 'drawn' | 'over' | 'abandoned';

/** How a finished table ended for somebody. */
export function outcome(table: TableInfo, person = me.person): Outcome | null {
  if (table.stage !== 'over') return null;
  if (!table.end || table.end.ending === 'abandoned') return 'abandoned';
  const [seat, { winners }] = [seatOf(table, person), table.end];
  if (seat < 0) return 'over';
  if (!winners.length || winners.length === table.seats.length) return 'drawn';
  return winners.includes(seat) ? 'won' : 'lost';
}

/** The names of the others who sit there. */
export function opponents(table: TableInfo, person = me.person): string {
  const [names, seat] = [namesAt(table), seatOf(table, person)];
  return names.filter((_, n) => n !== seat && ['person', 'bot'].includes(table.seats[n]?.kind ?? '')).join(' · ');
}

/** The final score with one's own first, with real minus signs. */
export function score(table: TableInfo, person = me.person): string {
  const [scores, seat] = [table.end?.scores ?? [], seatOf(table, person)];
  const ordered = seat < 0 ? scores : [scores[seat] ?? 0, ...scores.filter((_, n) => n !== seat)];
  return ordered.map((points) => String(points).replace('-', '−')).join(' : ');
}

/** The rulebook of a table, and how many rules differ from it. */
export function rulesOf({ game, preset, changed }: TableInfo): string {
  const book = say(`${game}-preset-${preset}`);
  return changed.length ? `${book}, ${say('page-rules-changed', { count: changed.length })}` : book;
}

/** A moment as a date of the reader's language, without the Russian “г.”, after which a sentence would end with two full stops. */
export const dateOf = (at: number, style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string =>
  new Intl.DateTimeFormat(settings.language, style).format(at).replace(/\sг\.(?=,|$)/, '');
