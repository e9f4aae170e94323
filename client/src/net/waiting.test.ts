import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patiently, waiting } from './waiting.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('says nothing of an answer that comes soon', async () => {
  const answer = patiently(Promise.resolve(7));
  expect(await answer).toBe(7);
  vi.advanceTimersByTime(60_000);
  expect(waiting.long).toBe(false);
});

it('says that it waits until the answer comes, or does not come', async () => {
  for (const end of ['resolve', 'reject'] as const) {
    const ends = {} as Record<typeof end, (value: number) => void>;
    const promise = new Promise<number>((resolve, reject) => Object.assign(ends, { resolve, reject }));
    const answer = patiently(promise).catch(() => 0);
    vi.advanceTimersByTime(2_000);
    expect(waiting.long).toBe(true);
    ends[end](7);
    expect(await answer).toBe(end === 'resolve' ? 7 : 0);
    expect(waiting.long).toBe(false);
  }
});
