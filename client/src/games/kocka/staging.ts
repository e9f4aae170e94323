/** How cards travel at this table: a trick to who took it, passed cards to the neighbour, received ones into the hand. */
import { glide, type Places } from '../../cards/motion';
import { paced, wait } from '../../cards/pace';
import { moving } from '../../settings.svelte';

/** How long a whole trick lies there before it is taken, in milliseconds. */
export const LOOK = 950;
/** How long received cards are shown before the first card is led. */
const RECEIVED = 2600;
const GATHER = 460;
const LEAVE = 560; // passed cards on their way to the neighbour
const COME = 320; // until received ones set out,
const TAKE = 1250; // and until they are taken into the hand

/** Let the cards gather and go to the taker's pile. They stay there unseen until the board takes them away. */
export async function gather(cards: Iterable<HTMLElement>, pile: Element | null): Promise<void> {
  if (!pile || !moving()) return;
  const to = pile.getBoundingClientRect();
  const flights = [...cards].map((card, place) => {
    const scale = Math.max(0.08, to.height / card.getBoundingClientRect().height);
    const lies = getComputedStyle(card).transform;
    return card.animate(
      [
        { transform: lies, opacity: 1 },
        { opacity: 1, offset: 0.7 },
        { transform: `${towards(card, to)} ${lies} scale(${scale})`, opacity: 0 },
      ],
      { duration: paced(GATHER), delay: paced(place * 45), easing: 'cubic-bezier(0.5, 0, 0.3, 1)', fill: 'forwards' },
    ).finished;
  });
  await Promise.allSettled(flights);
}

function towards(card: Element, to: DOMRect): string {
  const now = card.getBoundingClientRect();
  return `translate(${to.x + to.width / 2 - now.x - now.width / 2}px, ${to.y + to.height / 2 - now.y - now.height / 2}px)`;
}

/** Copies of the cards that lie ready to be passed, drawn over the board where they lie: the next view has them no more. */
export function passing(root: Element): HTMLElement[] {
  if (!moving()) return [];
  const at = root.getBoundingClientRect();
  return [...root.querySelectorAll('[data-passed] .card')].map((card) => {
    const { x, y, width } = card.getBoundingClientRect();
    const copy = card.cloneNode(true) as HTMLElement;
    copy.removeAttribute('data-card');
    copy.ariaHidden = 'true';
    Object.assign(copy.style, { position: 'absolute', zIndex: '6', left: `${x - at.x}px`, top: `${y - at.y}px` });
    copy.style.setProperty('--card', `${width}px`);
    return copy;
  });
}

/** The exchange: the passed cards leave for one neighbour, the received ones come from the other and go into the hand. */
export async function exchange(
  root: Element,
  before: Places,
  passed: HTMLElement[],
  to: number,
  from: number,
): Promise<void> {
  const neighbour = (seat: number) => root.querySelector(`[data-from="${seat}"]`);
  const goal = neighbour(to)?.getBoundingClientRect();
  const leaving = passed.map(async (card, place) => {
    root.append(card);
    const end = goal ? `${towards(card, goal)} scale(0.3)` : 'none';
    const flight = card.animate([{ transform: 'none' }, { opacity: 1, offset: 0.75 }, { transform: end, opacity: 0 }], {
      duration: paced(LEAVE),
      delay: paced(place * 60),
      easing: 'cubic-bezier(0.5, 0, 0.3, 1)',
      fill: 'forwards',
    });
    await flight.finished.catch(() => {});
    card.remove();
  });
  const shown = (card: string) => root.querySelector(`[data-received="${card}"]`);
  const coming = glide(
    root,
    before,
    (card, element) => (element.closest('[data-received]') ? neighbour(from) : (shown(card) ?? neighbour(from))),
    undefined,
    (card, element) => {
      if (element.closest('[data-received]')) return { delay: COME };
      return shown(card) && !before.has(card) ? { delay: TAKE } : {};
    },
  );
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const name = card.dataset.card ?? '';
    // Until they are taken up, the hand's own are not seen: those shown in the middle stand for them.
    const waits = moving() && !before.has(name) && shown(name) && !card.closest('[data-received]');
    if (waits) card.animate([{ opacity: 0 }, { opacity: 0 }], paced(TAKE));
  }
  await Promise.all([coming, wait(RECEIVED), ...leaving]);
}
