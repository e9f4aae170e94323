/** How a card's name in notation reads: month, kind, number. No rule, only spelling. */

import type { About } from '../../cards/about.svelte';
import { api } from '../../net/api';
import { settings } from '../../settings.svelte';
import type { KoikoiView } from '../../wire';
import { nameOf, say } from '../../words.svelte';
import { inReach } from './yaku';

export type Kind = 'L' | 'A' | 'R' | 'K';
export const KINDS: Kind[] = ['L', 'A', 'R', 'K'];

export const monthOf = (card: string): number => Number.parseInt(card, 10);
export const kindOf = (card: string): Kind => card.replace(/\d/g, '') as Kind;

/** A score with a real minus. */
export const signed = (points: number): string => String(points).replace('-', '−');

/** What is printed over a card for those who want it: its month, in the reader's language. A card that is just being
 * taken off the screen may already have no name. */
export function overlayOf(card: string | null): { whole: string; short: string } | undefined {
  if (!card) return undefined;
  const month = monthOf(card);
  return {
    whole: nameOf('koikoi', 'month', month),
    // asked for only where it is shown: a format is slow to make
    get short() {
      const format = new Intl.DateTimeFormat(settings.language, { month: 'short', timeZone: 'UTC' });
      return format.format(Date.UTC(2000, month - 1));
    },
  };
}

/** What there is to know of a card: its month and plant, its kind, and the yaku that a view says it counts for. */
export function aboutCard(card: string, view: KoikoiView): About | null {
  if (!/^\d/.test(card)) return null;
  const month = monthOf(card);
  const serves = [
    ...(view.hints?.lines ?? []).flat().filter((line) => line.cards.includes(card)),
    ...[0, 1]
      .flatMap((seat) => inReach(view, seat))
      .filter((line) => line.cards.includes(card) || line.have.includes(card)),
  ];
  const yaku = [...new Set(serves.map((line) => nameOf('koikoi', 'yaku', line.yaku)))].join(', ');
  const lines = [
    `${nameOf('koikoi', 'month', month)}, ${nameOf('koikoi', 'plant', month)}`,
    nameOf('koikoi', 'kind', kindOf(card)),
  ];
  return {
    title: nameOf('koikoi', 'card', card),
    lines: yaku ? [...lines, say('koikoi-board-serves', { yaku })] : lines,
  };
}

const FIRST_DRAWN = 2500; // milliseconds in which a slow phone has drawn the table

/** A moment in which nothing else is to do; where a browser does not say, a little later. */
const spare = () =>
  new Promise<unknown>((come) => {
    if ('requestIdleCallback' in window) requestIdleCallback(come);
    else setTimeout(come, 60);
  });

/** Fetch all faces before they are needed, so that a card that turns up is drawn at once. */
export async function fetchFaces(): Promise<void> {
  const games = await api.games().catch(() => []); // without them faces come one by one
  const faces = games.find(({ name }) => name === 'koikoi')?.cards ?? [];
  await new Promise((resolve) => setTimeout(resolve, FIRST_DRAWN)); // what lies on the table comes first
  for (const face of faces) {
    await spare(); // each is a drawing to be read: all at once they would stop the cards that are travelling
    new Image().src = `/cards/koikoi/${settings.deck}/${face}.svg`;
  }
}
