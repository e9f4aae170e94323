/** What has happened at a table, as far as it may be looked at again. */
import type { EventInfo, Update } from '../wire';

/** The events told before and those of an update, without what the rules let nobody look back at (SC-9). */
export function kept(before: EventInfo[], { events, recall }: Pick<Update, 'events' | 'recall'>): EventInfo[] {
  return [...before, ...events].filter(({ move }) => move >= recall);
}
