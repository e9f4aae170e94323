/** How fast a table is shown: what moves or waits takes its time by the chosen pace, and a tap lets it arrive at once. */
import { moving, settings } from '../settings.svelte';

const FACTOR = { calm: 1, brisk: 0.55, instant: 0 } as const;
const STILL = 800; // milliseconds: without movement nothing that happens is shown for longer

const waiting = new Set<() => void>();

/** So many milliseconds at the chosen pace. */
export function paced(ms: number): number {
  return (moving() ? ms : Math.min(ms, STILL)) * FACTOR[settings.pace];
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
