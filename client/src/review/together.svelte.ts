/** Looking at a finished match with others: one leads, the others' pages follow; anyone may leave and come back. */
import type { Place, Shown } from '../wire';

const AGAIN = 2000; // milliseconds until the next try, when the server is away

interface Server {
  follow: (known: number) => Promise<Shown>;
  lead: (place: Place) => Promise<Shown>;
}

export class Together {
  /** Who walks on their own while another leads is apart. */
  role = $state<'off' | 'lead' | 'follow' | 'apart'>('off');
  shown = $state.raw<Shown | null>(null);

  #running = 0;
  #place: Place | null = null; // that was shown last
  #going = false; // there, which takes a moment

  constructor(
    readonly person: string,
    readonly server: Server,
    /** Go where the leader is. */
    readonly onfollow: (place: Place) => void,
  ) {}

  /** Take part: follow who leads, or lead where nobody does and the reader may. */
  async join(place: Place, may: boolean): Promise<void> {
    const mine = ++this.#running;
    this.role = 'follow';
    let known = -1;
    while (this.#running === mine) {
      try {
        const shown = await this.server.follow(known);
        if (this.#running !== mine) return;
        known = shown.version;
        this.#hear(shown);
        if (!shown.leader && may && this.role === 'follow') await this.lead(place);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  }

  /** Lead from here on. */
  async lead(place: Place): Promise<void> {
    this.role = 'lead';
    this.#place = place;
    this.shown = await this.server.lead(place);
  }

  /** The reader has gone somewhere: others are shown it, or the reader walks on their own from now on. */
  moved(place: Place): void {
    const to = this.#place;
    const there = to?.step === place.step && to.seat === place.seat && to.blind === place.blind;
    if (there) this.#going = false;
    else if (this.role === 'lead') void this.lead(place).catch(() => {});
    else if (this.role === 'follow' && to && !this.#going) this.role = 'apart';
  }

  /** Go where the leader is, and on with them. */
  back(): void {
    this.role = 'follow';
    if (this.shown) this.#hear(this.shown);
  }

  leave(): void {
    this.#running++;
    this.role = 'off';
  }

  #hear(shown: Shown): void {
    this.shown = shown;
    if (this.role === 'lead' && shown.leader && shown.leader !== this.person) this.role = 'follow';
    if (this.role !== 'follow' || !shown.place || shown.leader === this.person) return;
    this.#place = shown.place;
    this.#going = true;
    this.onfollow(shown.place);
  }
}
