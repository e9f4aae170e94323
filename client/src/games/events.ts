/** Kinds of events: `round-won` of Koi-Koi's `koikoi-event-round-won`. The type checker knows those that a game has. */
import type { EventInfo } from '../wire';

export type KindOf<E extends EventInfo> = E['key'] extends infer Key
  ? Key extends `${string}-event-${infer Kind}`
    ? Kind
    : never
  : never;

const BETWEEN = '-event-';

export function kindOf<E extends EventInfo>(event: E): KindOf<E> {
  return event.key.slice(event.key.indexOf(BETWEEN) + BETWEEN.length) as KindOf<E>;
}
