/** How fast a table is shown: what moves or waits takes its time by the chosen pace, and a tap lets it arrive at once. */
import { moving, settings } from '../settings.svelte';

const FACTOR = { calm: 1, brisk: 0.55, instant: 0 } as const;
const BOT = 700; // milliseconds that a bot's move takes at least, so that the eye can follow
// Without movement a turn takes at most 0.8 s: a bot's two moves, the cards' way in up to six steps (STEP), or one look.
const STILL_BOT = 150;
export const STEP = 80;
const STILL = 600;

const waiting = new Set<() => void>();

/** So many milliseconds at the chosen pace. */
export function paced(ms: number): number {
  return (moving() ? ms : Math.min(ms, STILL)) * FACTOR[settings.pace];
}

/** The least milliseconds of a bot's move at the chosen pace. */
export function botDelay(): number {
  return Math.round((moving() ? BOT : STILL_BOT) * FACTOR[settings.pace]);
}

/** Wait, at the chosen pace, or until somebody taps. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      waiting.delete(done);
      resolve();
    };
    const timer = setTimeout(done, paced(ms));
    waiting.add(done);
  });
}

/** Let everything within arrive at once that is moving or waits. */
export function skip(within: Element): void {
  if (!waiting.size) return;
  for (const flight of within.getAnimations?.({ subtree: true }) ?? []) {
    if (flight.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) flight.finish();
  }
  for (const done of [...waiting]) done();
}
