/** Asks for the review of a seat, and takes it in as it grows. */
import { codeOf } from '../net/api';
import type { Refusal, ReviewInfo, ReviewStage } from '../wire';
import type { Review } from './report';

const PACE = 1000; // milliseconds between two questions

export class Coach {
  seat = $state(0);
  review = $state.raw<Review | null>(null);
  stage = $state<ReviewStage>('preparing');
  ahead = $state(0); // reviews of others that come first
  problem = $state<Refusal | 'offline' | null>(null);

  #whole = new Map<number, Review>(); // by seat
  #known = 0; // reports that have come
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly ask: (seat: number, known: number) => Promise<ReviewInfo>) {}

  /** Look at the choices of a seat. */
  look(seat: number): void {
    this.close();
    this.seat = seat;
    this.problem = null;
    this.review = this.#whole.get(seat) ?? null;
    this.stage = this.review ? 'done' : 'preparing';
    this.#known = 0;
    if (!this.review) void this.#next(seat);
  }

  /** Ask no more: a review that nobody asks for is broken off. */
  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #next(seat: number): Promise<void> {
    const mine = setTimeout(() => {}); // whoever looks at another seat, or away, takes its place
    this.#timer = mine;
    try {
      const info = await this.ask(seat, this.#known);
      if (this.#timer !== mine) return;
      this.problem = null;
      this.stage = info.stage;
      this.ahead = info.ahead;
      this.#known = info.reports;
      if (info.review) this.review = info.review as Review;
      if (info.stage === 'done' && this.review) this.#whole.set(seat, this.review);
      if (info.stage === 'done' || info.stage === 'failed') return;
    } catch (error) {
      if (this.#timer !== mine) return;
      this.problem = codeOf(error);
      if (this.problem === 'unknown') return; // nobody reviews here
    }
    this.#timer = setTimeout(() => void this.#next(seat), this.problem ? 3 * PACE : PACE);
  }
}
