/** What everybody should hear of and no card shows; the frame announces it, so this is for the eye. */
import type { EventInfo } from '../../wire';
import { eventText } from '../../words.svelte';

const KEYS = ['honest-suit', 'renonc', 'renonc-wrong', 'throw'].map((kind) => `kocka-event-${kind}`);
const LASTS = 6000; // milliseconds

export class News {
  text = $state('');
  #fading: ReturnType<typeof setTimeout> | undefined;

  tell(events: EventInfo[], names: string[]): void {
    const told = events.filter(({ key }) => KEYS.includes(key)).map((event) => eventText('kocka', event, names));
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
