// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { botDelay, paced, STEP, skip, wait } from './pace';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.assign(settings, { pace: 'calm', motion: 'auto' });
});

const over = async (ms: number) => {
  let done = false;
  void wait(ms).then(() => {
    done = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return () => done;
};

describe('the pace', () => {
  it('makes everything slower or faster, a bot too', () => {
    const said = (['calm', 'brisk', 'instant'] as const).map((pace) => {
      settings.pace = pace;
      return [paced(1000), botDelay()];
    });
    expect(said).toEqual([
      [1000, 700],
      [550, 385],
      [0, 0],
    ]);
  });

  it('without movement gives a turn no more than 0.8 seconds', () => {
    settings.motion = 'none';
    expect(botDelay() + paced(60_000)).toBeLessThanOrEqual(800); // a move and a look
    expect(2 * botDelay() + 6 * paced(STEP)).toBeLessThanOrEqual(800); // Koi-Koi: a card played, one turned up and chosen
  });

  it('ends for what is under way with a tap', async () => {
    const [first, second] = [await over(5000), await over(300)];
    await vi.advanceTimersByTimeAsync(310);
    expect([first(), second()]).toEqual([false, true]);
    skip(document.body);
    await vi.advanceTimersByTimeAsync(0);
    expect(first()).toBe(true);
  });
});
