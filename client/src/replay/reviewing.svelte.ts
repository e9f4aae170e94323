/** The review of a replay: whether it is shown, what it knows, and who looks at it together. */
import { api } from '../net/api';
import type { Coach, Moment, Together } from '../review';
import { me } from '../shell/me.svelte';
import type { Place, Replay } from '../wire';
import { loadWords } from '../words.svelte';
import type { Player } from './player.svelte';

export class Reviewing {
  /** `blind` tells only what the seat knew at each moment, until one asks. */
  mode = $state<'off' | 'open' | 'blind'>('off');
  told = $state<number | null>(null); // the choice that was asked about
  parts = $state.raw<typeof import('../review') | null>(null); // of the page, fetched when they are wanted
  coach = $state.raw<Coach | null>(null);
  together = $state.raw<Together | null>(null);

  constructor(
    readonly id: string,
    readonly player: Player,
    readonly query: URLSearchParams,
    /** Whether the reader sat at this table. */
    readonly played: boolean,
  ) {
    if (query.has('review')) this.mode = query.get('review') === 'blind' ? 'blind' : 'open';
  }

  get blind(): boolean {
    return this.mode === 'blind';
  }

  get place(): Place {
    return { step: this.player.step, seat: this.player.seat, blind: this.blind };
  }

  /** The step of each move. */
  get made(): number[] {
    return this.parts?.madeAt(this.player.replay.steps) ?? [];
  }

  /** The choice at this step, as far as it may be told. */
  get moment(): Moment | null {
    const review = this.coach?.review;
    if (!this.parts || !review || this.mode === 'off') return null;
    const found = this.parts.momentAt(review, this.made, this.player.step);
    return found && (!this.blind || this.told === found.number) ? found : null;
  }

  /** The replay as far as it may be told: of what comes later, only that it comes. */
  get replay(): Replay {
    const { replay, step } = this.player;
    if (!this.blind) return replay;
    const round = replay.steps[step]?.round ?? 1;
    return { ...replay, steps: replay.steps.map((each, n) => (n > step ? { ...each, round, events: [] } : each)) };
  }

  /** What the address says of it. */
  get address(): string {
    if (this.mode === 'off') return '';
    const others = this.together && this.together.role !== 'off' ? '&together' : '';
    return `${this.blind ? '&review=blind' : '&review'}${others}`;
  }

  toggle(): void {
    if (this.mode !== 'off') this.together?.leave();
    this.mode = this.mode === 'off' ? 'open' : 'off';
  }

  hide(blind: boolean): void {
    this.mode = blind ? 'blind' : 'open';
    this.told = null;
  }

  /** Fetch what knows of reviews, and look at the choices of a seat. */
  async look(seat: number): Promise<void> {
    if (!this.parts) {
      const [parts] = await Promise.all([import('../review'), loadWords('review')]);
      if (!this.parts) this.#begin(parts);
    }
    if (this.mode !== 'off') this.coach?.look(seat);
  }

  #begin(parts: typeof import('../review')): void {
    const { id, player } = this;
    this.coach = new parts.Coach((seat, reports) => api.review(id, seat, reports));
    const server = { follow: (known: number) => api.together(id, known), lead: (to: Place) => api.lead(id, to) };
    const together = new parts.Together(me.person, server, (to) => {
      this.mode = to.blind ? 'blind' : 'open';
      if (player.seat !== to.seat) player.look(to.seat);
      player.go(to.step);
    });
    this.together = together;
    this.parts = parts;
    if (this.query.has('together')) void together.join(this.place, this.played);
    else
      api.together(id).then(
        (shown) => {
          together.shown ??= shown;
        },
        () => {},
      );
  }

  /** To the next thing that stands out, or the one before. */
  jump(on: boolean): void {
    const { player, parts, coach } = this;
    if (!parts || !coach?.review || this.mode !== 'open') return;
    const steps = parts.marks(coach.review, this.made, player.seat).map((mark) => mark.step);
    const to = on ? steps.find((each) => each > player.step) : steps.filter((each) => each < player.step).at(-1);
    if (to !== undefined) player.go(to);
  }

  /** Draw what the moves are worth at the board's cards, while the choice is still to be made. */
  mark(): (() => void) | undefined {
    const { moment, made, player, parts } = this;
    return moment && made[moment.number - 1] === player.step + 1 ? parts?.marked(moment) : undefined;
  }

  close(): void {
    this.coach?.close();
    this.together?.leave();
  }
}
