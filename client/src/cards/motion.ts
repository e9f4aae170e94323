/**
 * Cards that travel. A board marks its cards with data-card; between two views every card that is on the screen both
 * times glides from where it lay, and a new one from where its owner says it came from.
 */
import { moving } from '../settings.svelte';
import { paced } from './pace';

export type Places = Map<string, DOMRect>;
/** Where a card that was not seen before comes from: an element (the stock, somebody's hand), or null: it fades in. */
export type Origin = (card: string, element: Element) => Element | null;
/** How a card travels where that is not the plain way: later than others (milliseconds), or turning its face up. */
export type Manner = (card: string, element: Element) => { delay?: number; turn?: boolean };

export const GLIDE = 420; // milliseconds

/** Where all cards lie now. */
export function places(root: Element): Places {
  const found: Places = new Map();
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    found.set(card.dataset.card ?? '', card.getBoundingClientRect());
  }
  return found;
}

/** Let the cards glide from where they lay; resolves when they lie still. */
export async function glide(
  root: Element,
  before: Places,
  origin: Origin = () => null,
  time = GLIDE,
  manner: Manner = () => ({}),
): Promise<void> {
  if (!moving()) return;
  const duration = paced(time);
  const flights: Promise<unknown>[] = [];
  // First look, then move: a look after a move would have the browser lay everything out again, card by card.
  const cards = [...root.querySelectorAll<HTMLElement>('[data-card]')].map((card) => {
    const name = card.dataset.card ?? '';
    const now = card.getBoundingClientRect();
    return { card, name, now, from: before.get(name) ?? origin(name, card)?.getBoundingClientRect() };
  });
  for (const { card, name, now, from } of cards) {
    if (!now.width) continue;
    if (!from) {
      flights.push(card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: duration / 2 }).finished);
      continue;
    }
    const [x, y, scale] = [from.x - now.x, from.y - now.y, from.width / now.width];
    if (Math.abs(x) + Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02) continue;
    const { delay = 0, turn = false } = manner(name, card);
    const [start, end] = turn ? [' perspective(900px) rotateY(90deg)', ' perspective(900px) rotateY(0)'] : ['', ''];
    const flight = card.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})${start}`, transformOrigin: '0 0', zIndex: 5 },
        { transform: `translate(0, 0) scale(1)${end}`, transformOrigin: '0 0', zIndex: 5 },
      ],
      { duration, delay: paced(delay), fill: 'backwards', easing: 'cubic-bezier(0.22, 0.8, 0.3, 1)' },
    );
    flights.push(flight.finished);
  }
  await Promise.allSettled(flights); // a card that leaves the screen cancels its flight
}
