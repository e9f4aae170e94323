/** What everybody should hear of and no card shows; the frame announces it, so this is for the eye. */
import type { KockaEvent } from '../../wire';
import { eventText } from '../../words.svelte';
import { type KindOf, kindOf } from '../events';

const KINDS: KindOf<KockaEvent>[] = ['honest-suit', 'renonc', 'renonc-wrong', 'throw'];
const LASTS = 6000; // milliseconds

export class News {
  text = $state('');
  #fading: ReturnType<typeof setTimeout> | undefined;

  tell(events: KockaEvent[], names: string[]): void {
    const told = events
      .filter((event) => KINDS.includes(kindOf(event)))
      .map((event) => eventText('kocka', event, names));
    if (!told.length) return;
    this.text = told.join(' ');
    this.close();
    this.#fading = setTimeout(() => {
      this.text = '';
    }, LASTS);
  }

  close(): void {
    clearTimeout(this.#fading);
  }
}
