/** The order of one's own tables: what waits for me first, then what runs, then what is over; the newest first. */
import { me } from '../shell/me.svelte';
import type { TableInfo } from '../wire';

const rank = (table: TableInfo, person: string): number => {
  if (table.stage === 'over') return 3;
  if (table.stage !== 'playing') return 2;
  return table.seats.some((seat, n) => seat.person === person && table.to_act.includes(n)) ? 0 : 1;
};

export function sorted(tables: TableInfo[], person = me.person): TableInfo[] {
  return [...tables].sort((a, b) => rank(a, person) - rank(b, person) || b.created - a.created);
}
