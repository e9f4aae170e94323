import { describe, expect, it, vi } from 'vitest';
import type { Place, Shown } from '../wire';
import { Together } from './together.svelte';

const place = (step: number): Place => ({ step, seat: 0, blind: false });
const shown = (version: number, leader: string | null, step = 0): Shown => ({
  version,
  leader,
  name: leader,
  place: leader ? place(step) : null,
  names: [],
});

/** A server whose answers are given by the test. */
function table() {
  let answer: (shown: Shown) => void = () => {};
  const follow = vi.fn(
    (_known: number) =>
      new Promise<Shown>((resolve) => {
        answer = resolve;
      }),
  );
  const lead = vi.fn(async (to: Place) => ({ ...shown(9, 'me', to.step) }));
  const tell = async (what: Shown) => {
    answer(what);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { follow, lead, tell };
}

describe('looking together', () => {
  it('follows who leads, walks apart and comes back', async () => {
    const server = table();
    const went = vi.fn();
    const together = new Together('me', server, went);
    void together.join(place(0), true);
    await server.tell(shown(1, 'other', 5));
    expect(went).toHaveBeenLastCalledWith(place(5));
    together.moved(place(3)); // on the way
    together.moved(place(5));
    expect(together.role).toBe('follow');
    together.moved(place(6));
    expect(together.role).toBe('apart');
    await server.tell(shown(2, 'other', 8));
    expect(went).toHaveBeenCalledTimes(1);
    together.back();
    expect(went).toHaveBeenLastCalledWith(place(8));
    together.leave();
    await server.tell(shown(3, 'other', 9));
    expect(went).toHaveBeenCalledTimes(2);
    expect(server.follow.mock.calls.map(([known]) => known)).toEqual([-1, 1, 2]);
  });

  it('leads where nobody does, shows where it goes, and follows who takes over', async () => {
    const server = table();
    const together = new Together('me', server, vi.fn());
    void together.join(place(2), true);
    await server.tell(shown(0, null));
    expect(server.lead).toHaveBeenLastCalledWith(place(2));
    together.moved(place(2));
    together.moved(place(4));
    expect(server.lead.mock.calls).toEqual([[place(2)], [place(4)]]);
    await server.tell(shown(3, 'other', 7));
    expect(together.role).toBe('follow');
  });

  it('does not lead who only looks on', async () => {
    const server = table();
    const together = new Together('me', server, vi.fn());
    void together.join(place(2), false);
    await server.tell(shown(0, null));
    expect([together.role, server.lead.mock.calls.length]).toEqual(['follow', 0]);
  });
});
