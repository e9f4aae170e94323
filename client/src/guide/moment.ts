/** What a guide sees of a game, and what one of its steps is. */
import type { EventInfo, View } from '../wire';

/** What the guide sees: the reader's own view, and what happened just before it. */
export interface Moment<V = View> {
  view: V;
  events: EventInfo[];
  seat: number;
}

export interface Step<V = View> {
  name: string;
  /** When it is worth saying. */
  when: (moment: Moment<V>) => boolean;
  /** As long as this holds it stays; without it, until it has been read. */
  holds?: (moment: Moment<V>) => boolean;
  /** Where it points: elements marked data-guide, the first one found. */
  at: string[];
  /** Whether it speaks of just that place, and is left out where it is not on the screen. */
  shown?: boolean;
  /** Raw arguments of its message: names of cards and seats are put into words by the guide. */
  args?: (moment: Moment<V>) => Record<string, unknown>;
}

export const mine = ({ view, seat }: Moment<View>): boolean => view.to_act.includes(seat);

/** Whether something of this kind has just happened: to the reader, to somebody else, or to anybody. */
export function told(
  { events, seat }: Moment<never> | Moment<View>,
  ending: string,
  whose?: 'mine' | 'theirs',
): boolean {
  return events.some(
    ({ key, args }) =>
      key.endsWith(`-event-${ending}`) && (whose === undefined || (args.seat === seat) === (whose === 'mine')),
  );
}
