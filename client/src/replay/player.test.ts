import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../net/api';
import type { EventInfo, Frame, Mark, Replay } from '../wire';
import { markOf, rounds, spaced } from './marks';
import { Player } from './player.svelte';

const MARKS: Record<string, Mark> = { yaku: 'yaku', koi: 'koi', 'round-won': 'won' };
const event = (kind: string, mark: Mark | null = MARKS[kind] ?? null): EventInfo => ({
  key: `koikoi-event-${kind}`,
  args: {},
  clauses: [],
  move: 0,
  mark,
});
const step = (round: number, ...keys: string[]) => ({
  round,
  seat: 0,
  actions: [],
  substitute: false,
  events: keys.map((key) => event(key)),
  scores: [0, 0],
});
const replay = {
  table: {},
  steps: [step(1, 'deal'), step(1, 'play'), step(1, 'yaku'), step(2, 'deal')],
} as unknown as Replay;
const frame = (n: number) =>
  ({
    step: n,
    views: [
      { legal: ['play 1L'], n },
      { legal: [], n },
    ],
  }) as Frame;

describe('a replay', () => {
  const asked = vi.fn(async (n: number) => frame(n));
  let player: Player;

  beforeEach(() => {
    vi.useFakeTimers();
    asked.mockClear();
    player = new Player(replay, asked);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stages what leads from one step to the next, and nothing after a jump', async () => {
    await player.to(0);
    expect(player.events).toEqual([]);
    await vi.advanceTimersByTimeAsync(250);
    await player.to(1);
    expect(player.events.map(({ key }) => key)).toEqual(['koikoi-event-play']);
    await player.to(3);
    expect(player.events).toEqual([]);
    await player.to(2);
    expect(player.events).toEqual([]);
  });

  it('stays inside the game and offers no move', async () => {
    await player.to(99);
    expect(player.step).toBe(3);
    await vi.advanceTimersByTimeAsync(250);
    await player.to(-5);
    expect(player.step).toBe(0);
    expect(player.view?.legal).toEqual([]);
  });

  it('asks for every frame once, and ahead of time', async () => {
    await player.to(0);
    await vi.advanceTimersByTimeAsync(250);
    expect(asked.mock.calls.map(([n]) => n)).toEqual([0, 1, 2, 3]);
    for (const n of [1, 2, 3, 2, 1]) await player.to(n);
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it('plays to the end and stops, at the speed it was told', async () => {
    await player.to(0);
    player.speed = 2;
    player.toggle();
    await vi.advanceTimersByTimeAsync(760);
    expect(player.step).toBe(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(player.step).toBe(3);
    expect(player.playing).toBe(false);
  });

  it('waits for what the board is showing', async () => {
    await player.to(0);
    let done = () => {};
    player.hold(
      new Promise<void>((resolve) => {
        done = resolve;
      }),
    );
    player.toggle();
    await vi.advanceTimersByTimeAsync(5000);
    expect(player.step).toBe(0);
    done();
    await vi.advanceTimersByTimeAsync(1);
    expect(player.step).toBe(1);
    player.pause();
  });

  it('fetches little while the slider is dragged', async () => {
    const long = { table: {}, steps: Array.from({ length: 200 }, () => step(1, 'play')) } as unknown as Replay;
    const dragged = new Player(long, asked);
    for (let n = 0; n < 200; n++) {
      void dragged.to(n);
      await vi.advanceTimersByTimeAsync(5);
    }
    await vi.advanceTimersByTimeAsync(400);
    expect(dragged.step).toBe(199);
    expect(asked.mock.calls.length).toBeLessThan(30);
  });

  it('is patient when the server asks for it', async () => {
    const busy = vi.fn().mockRejectedValueOnce(new ApiError('too-fast', '')).mockImplementation(asked);
    const patient = new Player(replay, busy);
    const coming = patient.to(2);
    await vi.advanceTimersByTimeAsync(800);
    await coming;
    expect(patient.step).toBe(2);
    expect(patient.lost).toBe(false);
  });

  it('can try again when a frame did not come', async () => {
    const failing = new Player(replay, vi.fn().mockRejectedValueOnce(new Error('away')).mockImplementation(asked));
    await failing.to(0);
    expect(failing.lost).toBe(true);
    const again = failing.to(0);
    await vi.advanceTimersByTimeAsync(150);
    await again;
    expect(failing.lost).toBe(false);
    expect(failing.frame?.step).toBe(0);
  });
});

describe('the timeline', () => {
  it('groups steps by rounds', () => {
    expect(rounds(replay.steps)).toEqual([
      { round: 1, steps: [0, 1, 2] },
      { round: 2, steps: [3] },
    ]);
  });

  it('lets a weightier mark stand for those beside it', () => {
    const steps = [step(1, 'yaku'), step(1, 'round-won'), step(2, 'deal'), step(2, 'koi'), step(2, 'deal')];
    expect(spaced(steps, 1).map(({ n }) => n)).toEqual([0, 1, 3]);
    expect(spaced(steps, 2).map(({ n }) => n)).toEqual([1, 3]);
    expect(spaced(steps, 3).map(({ n }) => n)).toEqual([1]);
  });

  it('marks what matters', () => {
    expect(replay.steps.map(markOf)).toEqual([null, null, 'yaku', null]);
    expect(markOf({ events: [event('trick', 'heavy')] })).toBe('heavy');
    expect(markOf({ events: [event('trick', 'heavy'), event('round-lost', 'letter')] })).toBe('letter');
  });
});
