/** The cards that the reader is choosing to pass, and what the server says they come to. */
import type { KockaPreview } from '../../wire';

export class Choice {
  cards = $state.raw<string[]>([]);
  /** What the chosen cards come to; null until it is known, and when nothing is to be chosen. */
  preview = $state.raw<KockaPreview | null>(null);
  /** How many cards are to be chosen in all, however many of them the preview has heard of; 0 until it is known. */
  readonly places = $derived(this.preview ? this.preview.begun.length + this.preview.missing : 0);
  #hand: (string | null)[] | null = null;

  constructor(private readonly ask: (begun: string[]) => Promise<KockaPreview>) {}

  /** Take in a new view: the hand to choose from, or null where there is nothing to choose. */
  see(hand: (string | null)[] | null): void {
    this.#hand = hand;
    this.cards = this.cards.filter((card) => hand?.includes(card));
    if (hand) void this.#count();
    else this.preview = null;
  }

  /** Choose a card, or put it back. */
  pick(card: string): void {
    if (this.cards.includes(card)) this.cards = this.cards.filter((each) => each !== card);
    else if (this.cards.length < this.places) this.cards = [...this.cards, card];
    void this.#count();
  }

  async #count(): Promise<void> {
    const chosen = this.cards;
    const begun = (this.#hand ?? []).flatMap((card) => (card && chosen.includes(card) ? [`pass ${card}`] : []));
    const answer = await this.ask(begun).catch(() => null); // refused: another view is on its way, and asks again
    if (answer && this.#hand && this.cards === chosen) this.preview = answer;
  }
}
