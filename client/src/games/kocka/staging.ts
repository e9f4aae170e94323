/** How the cards of a trick go to who took it. */
import { moving } from '../../settings.svelte';

/** How long a whole trick lies there before it is taken, in milliseconds. */
export const LOOK = 950;
/** How long received cards are shown before the first card is led. */
export const RECEIVED = 2200;
const GATHER = 460;

export const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Let the cards gather and go to the taker's pile. They stay there unseen until the board takes them away. */
export async function gather(cards: Iterable<HTMLElement>, pile: Element | null): Promise<void> {
  if (!pile || !moving()) return;
  const to = pile.getBoundingClientRect();
  const flights = [...cards].map((card, place) => {
    const now = card.getBoundingClientRect();
    const x = to.x + to.width / 2 - now.x - now.width / 2;
    const y = to.y + to.height / 2 - now.y - now.height / 2;
    const scale = Math.max(0.08, to.height / now.height);
    return card.animate(
      [
        { transform: getComputedStyle(card).transform, opacity: 1 },
        { opacity: 1, offset: 0.7 },
        { transform: `translate(${x}px, ${y}px) ${getComputedStyle(card).transform} scale(${scale})`, opacity: 0 },
      ],
      { duration: GATHER, delay: place * 45, easing: 'cubic-bezier(0.5, 0, 0.3, 1)', fill: 'forwards' },
    ).finished;
  });
  await Promise.allSettled(flights);
}
