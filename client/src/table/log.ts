/** What has happened at a table, as far as it may be looked at again. */
import type { EventInfo, TableInfo } from '../wire';

/**
 * SC-9 of the Smoking Cat: nobody may look at older tricks, unless the table says so. What is left are the events of
 * the current trick and of the last one.
 */
export function kept(events: EventInfo[], table: TableInfo): EventInfo[] {
  if (table.game !== 'kocka' || table.memory || table.options.open_history || table.stage === 'over') return events;
  const ends = events.flatMap(({ key }, n) => (/^kocka-event-trick/.test(key) ? [n] : []));
  const from = ends.at(-2);
  return from === undefined ? events : events.slice(from + 1);
}
