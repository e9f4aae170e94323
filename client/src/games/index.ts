/** The games that the page knows, each by its folder's `index.ts`: nothing is listed here. */
import { settings } from '../settings.svelte';
import type { GameClient } from './client';

const found = import.meta.glob<GameClient>('./*/index.ts', { eager: true, import: 'default' });
const ORDER = ['koikoi']; // who comes for the first time meets this one first

export const clients: Record<string, GameClient> = Object.fromEntries(
  Object.entries(found)
    .map(([path, client]): [string, GameClient] => [path.split('/')[1] ?? '', client])
    .sort(([one], [other]) => Number(ORDER.includes(other)) - Number(ORDER.includes(one))),
);

/** The board of a game: its own, or a plain one for a game that brings none. */
export const boardOf = (game: string): ReturnType<GameClient['board']> =>
  clients[game]?.board() ?? (import('./PlainBoard.svelte') as ReturnType<GameClient['board']>);

/** The style that a game's cards are drawn in: the chosen one, where they are drawn in it. */
export const styleOf = (game: string): string => {
  const styles = clients[game]?.styles;
  return styles && !styles.includes(settings.deck) ? (styles[0] ?? settings.deck) : settings.deck;
};
