/** What has happened at a table, as far as it may be looked at again. */
import type { EventInfo, Update } from '../wire';

/** The events told before and those of an update, without what was taken back and what the rules let nobody look back
 * at (SC-9). */
export function kept(before: EventInfo[], { events, recall }: Pick<Update, 'events' | 'recall'>): EventInfo[] {
  const back = events.find(({ key }) => key === 'core-event-taken-back');
  const stands = before.filter(({ move }) => !back || move <= back.move);
  return [...stands, ...events].filter(({ move }) => move >= recall);
}
