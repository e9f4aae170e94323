/** The boards, fetched when a table of their game is opened. */
import type { Component } from 'svelte';
import type { BoardProps } from './board';

type Load = () => Promise<{ default: Component<BoardProps<never, never>> }>;

export const boards: Record<string, Load> = {
  koikoi: () => import('./koikoi/Board.svelte'),
  kocka: () => import('./kocka/Board.svelte'),
  yojimbo: () => import('./yojimbo/Board.svelte'),
};
