/**
 * A move that is being built out of cards: a defence, a change of tactics, a payment, or Kaiten alone. What may follow
 * and what it comes to is asked of the rules by `preview`; nothing is decided here.
 */
import type { YojimboPreview, YojimboView } from '../../wire';

export type Verb = 'lay' | 'change' | 'pay' | 'kaiten';
type Ask = (begun: string[]) => Promise<YojimboPreview>;

const CLOSING: Partial<Record<Verb, string>> = { lay: 'stand', change: 'draw' };

export class Building {
  /** Cards in the order in which they were chosen. */
  chosen = $state.raw<string[]>([]);
  /** What the chosen cards come to; null while none are chosen or the answer is on its way for the first time. */
  preview = $state.raw<YojimboPreview | null>(null);
  /** Whether cards are chosen to be changed rather than laid. */
  changing = $state(false);
  #legal = $state.raw<string[]>([]);
  #phase = $state('');
  #for = ''; // the decision that this is built for
  #asked = 0;

  constructor(readonly ask: Ask) {}

  /** Take the view: what was begun for another decision is dropped. */
  see(view: YojimboView): void {
    const decision = [view.phase, view.board.round, view.board.turned, view.seat, ...view.legal].join();
    if (decision === this.#for) return;
    this.#for = decision;
    this.#legal = view.legal;
    this.#phase = view.phase;
    this.changing = false;
    this.clear();
  }

  /** What is being done with the chosen cards. */
  get verb(): Verb {
    if (this.#phase === 'pay') return 'pay';
    if (this.changing) return 'change';
    return this.chosen.length === 1 && this.#legal.includes(`kaiten ${this.chosen[0]}`) ? 'kaiten' : 'lay';
  }

  /** Whether the card may be chosen next, or laid alone. */
  fits(card: string): boolean {
    const verb = this.verb === 'kaiten' ? 'lay' : this.verb;
    const alone = verb === 'lay' && this.#legal.includes(`kaiten ${card}`);
    const next = this.chosen.length && this.verb !== 'kaiten' ? (this.preview?.next ?? []) : this.#legal;
    return next.includes(`${verb} ${card}`) || (alone && (!this.chosen.length || this.verb === 'kaiten'));
  }

  /** Choose a card, or put it back. Tells whether that was possible. */
  toggle(card: string): boolean {
    if (this.chosen.includes(card)) {
      this.#take(this.chosen.filter((other) => other !== card));
      return true;
    }
    if (!this.fits(card)) return false;
    this.#take(this.verb === 'kaiten' ? [card] : [...this.chosen, card]);
    return true;
  }

  /** Choose these cards and no others. */
  choose(cards: string[]): void {
    this.#take(cards);
  }

  clear(): void {
    this.#take([]);
  }

  /** Begin to choose cards for a change of tactics, or go back to a defence. */
  change(on: boolean): void {
    this.changing = on;
    this.clear();
  }

  get can(): (verb: string) => boolean {
    return (verb) => this.#legal.some((text) => text === verb || text.startsWith(`${verb} `));
  }

  /** The whole move, null until it is one. */
  get move(): string[] | null {
    const verb = this.verb;
    const begun = this.#begun(this.chosen);
    if (verb === 'kaiten') return begun;
    const shown = this.preview;
    if (!begun.length || shown?.begun?.join() !== begun.join()) return null;
    const closing = CLOSING[verb];
    if (!closing) return shown.whole ? begun : null;
    return shown.next?.includes(closing) ? [...begun, closing] : null;
  }

  /** In one order whatever the person's, so that the same cards are always the same question. */
  #begun(cards: string[]): string[] {
    const verb = this.verb;
    return [...cards].sort().map((card) => `${verb} ${card}`);
  }

  #take(cards: string[]): void {
    const before = this.chosen;
    const question = ++this.#asked;
    this.chosen = cards;
    if (!cards.length || this.verb === 'kaiten') {
      this.preview = null;
      return;
    }
    this.ask(this.#begun(cards)).then(
      (answer) => {
        if (question === this.#asked) this.preview = answer;
      },
      () => {
        // Two quick taps can name cards that do not go together: the second is put back.
        if (question === this.#asked) this.chosen = before.length < cards.length ? before : [];
      },
    );
  }
}
