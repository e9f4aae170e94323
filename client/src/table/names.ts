/** Who sits where, in the reader's language. */
import type { TableInfo } from '../wire';
import { has, say } from '../words.svelte';

/** A name for every seat: people by their own, bots by their level's, numbered where two are alike. */
export function namesAt(table: TableInfo): string[] {
  const names = table.seats.map((seat) => {
    if (seat.kind === 'person') return seat.name ? isolated(seat.name) : say('page-guest');
    if (seat.kind === 'bot') return seat.level ? say(`level-${seat.level}`) : (seat.name ?? '');
    return say(seat.kind === 'held' ? 'page-seat-held' : 'page-seat-open');
  });
  const taken = (n: number) => table.seats[n]?.kind === 'bot' || table.seats[n]?.kind === 'person';
  return names.map((name, n) => {
    const alike = names.flatMap((other, m) => (other === name && taken(m) ? [m] : []));
    return taken(n) && alike.length > 1 ? `${name} ${alike.indexOf(n) + 1}` : name;
  });
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that turns nothing around it: one that is read from right to left stands by itself, between two marks. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** A bot's level with how strong it is. */
export function levelName(level: string): string {
  const name = say(`level-${level}`);
  return has(`page-strength-${level}`)
    ? say('page-strength', { level: name, strength: say(`page-strength-${level}`) })
    : name;
}
