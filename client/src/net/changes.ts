/** An update put together from the one before it and what differs (docs/protocol.md, Changes). */
import type { Change, Update } from '../wire';

type Node = Record<string | number, unknown>;

/** Return the update that a change stands for; the one before it stays as it is. */
export function changed(before: Update, change: Change): Update {
  return {
    ...change,
    type: 'update',
    table: applied(before.table, change.table),
    view: applied(before.view, change.view),
  };
}

/** Return a copy of a value after its differences. */
export function applied<T>(before: T, differences: unknown[][]): T {
  const whole: Node = { '': structuredClone(before) };
  for (const [path, ...what] of differences as [(string | number)[], ...unknown[]][]) {
    let within = whole;
    let last: string | number = '';
    for (const step of path) {
      within = within[last] as Node;
      last = step;
    }
    const list = within[last] as unknown[];
    if (what.length === 0) delete within[last];
    else if (what.length === 1) within[last] = what[0];
    else if (what.length === 2) {
      const [places, items] = what as [number[], unknown[]];
      const fresh = items.values();
      within[last] = places.map((place) => (place < 0 ? fresh.next().value : list[place]));
    } else {
      const [place, count, items] = what as [number, number, unknown[]];
      list.splice(place, count, ...items);
    }
  }
  return whole[''] as T;
}
