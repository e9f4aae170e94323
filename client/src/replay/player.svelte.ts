/** Steps through a finished game. Frames are fetched a little ahead and kept, so that stepping never waits twice. */
import { ApiError } from '../net/api';
import { hear } from '../sound';
import type { EventInfo, Frame, Replay, View } from '../wire';

export const SPEEDS = [0.5, 1, 2, 4] as const;

const PACE = 1500; // milliseconds a step is shown at speed 1
const AHEAD = 5; // frames fetched before they are needed
const DRAGGED = 100; // milliseconds between two frames of which only the last is looked at
const SLOWER = 700; // milliseconds to wait when the server asks for patience

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

export class Player {
  step = $state(0);
  frame = $state.raw<Frame | null>(null);
  /** What led to this step, where the reader came from the one before: a board stages it. */
  events = $state.raw<EventInfo[]>([]);
  playing = $state(false);
  speed = $state<number>(1);
  lost = $state(false); // a frame did not come
  seat = $state(0); // whose eyes

  readonly last: number;
  #wanted = 0;
  #coming: Promise<void> | null = null;
  #asked = 0; // when a frame was last wanted
  #ahead: ReturnType<typeof setTimeout> | undefined;
  #frames = new Map<number, Promise<Frame>>();
  #held: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    readonly fetchFrame: (step: number) => Promise<Frame>,
  ) {
    this.last = replay.steps.length - 1;
  }

  /** What the chosen seat saw; nothing can be played in it. */
  get view(): View | null {
    const view = this.frame?.views[this.seat] as View | undefined;
    return view ? { ...view, legal: [] } : null;
  }

  /** Everything that happened up to this step. */
  get history(): EventInfo[] {
    return this.replay.steps.slice(0, this.step + 1).flatMap((step) => step.events);
  }

  /** Show a step, as soon as its frame is here. */
  to(step: number): Promise<void> {
    this.#wanted = Math.max(0, Math.min(step, this.last));
    this.#coming ??= this.#come().finally(() => {
      this.#coming = null;
    });
    return this.#coming;
  }

  /** Fetch what is wanted, one frame after another: a slider that is dragged names many steps and stays at one. */
  async #come(): Promise<void> {
    while (!this.frame || this.step !== this.#wanted) {
      const wanted = this.#wanted;
      const early = this.#asked + DRAGGED - Date.now();
      if (early > 0 && !this.#frames.has(wanted)) {
        await wait(early);
        continue;
      }
      try {
        this.#asked = Date.now();
        const frame = await this.#ask(wanted);
        if (wanted === this.#wanted) this.#show(wanted, frame);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'too-fast') await wait(SLOWER);
        else {
          this.lost = true;
          this.pause();
          return;
        }
      }
    }
  }

  #show(step: number, frame: Frame): void {
    const follows = this.frame !== null && step === this.step + 1;
    this.lost = false;
    this.events = follows ? (this.replay.steps[step]?.events ?? []) : [];
    this.step = step;
    this.frame = frame;
    if (follows) hear(this.events, this.seat);
    clearTimeout(this.#ahead);
    this.#ahead = setTimeout(() => {
      for (let n = step - 1; n <= step + AHEAD; n++) if (n >= 0 && n <= this.last) this.#ask(n).catch(() => {});
    }, 2 * DRAGGED);
  }

  /** Look through somebody else's eyes. */
  look(seat: number): void {
    this.events = [];
    this.seat = seat;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else {
      this.playing = true;
      void (this.step === this.last ? this.to(0) : Promise.resolve()).then(() => this.#next());
    }
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Leave: nothing is fetched any more. */
  close(): void {
    this.pause();
    clearTimeout(this.#ahead);
  }

  /** A reader who steps by hand wants to look: playing stops. */
  go(step: number): void {
    this.pause();
    void this.to(step);
  }

  /** Keep the next step back until this is done. */
  hold(until: Promise<unknown>): void {
    this.#held = Promise.allSettled([this.#held, until]);
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    this.#timer = setTimeout(async () => {
      await this.#held;
      if (!this.playing) return;
      await this.to(this.step + 1);
      if (this.step === this.last) this.pause();
      else this.#next();
    }, PACE / this.speed);
  }

  #ask(step: number): Promise<Frame> {
    const known = this.#frames.get(step);
    if (known) return known;
    const asked = this.fetchFrame(step);
    this.#frames.set(step, asked);
    asked.catch(() => this.#frames.delete(step)); // the connection may come back
    return asked;
  }
}
