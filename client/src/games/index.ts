/** The boards, fetched when a table of their game is opened. */
import type { Component } from 'svelte';
import type { BoardProps } from './board';
import type { Teaching } from './teaching';

type Load = () => Promise<{ default: Component<BoardProps<never, never, never>> }>;

export const boards: Record<string, Load> = {
  koikoi: () => import('./koikoi/Board.svelte'),
  kocka: () => import('./kocka/Board.svelte'),
  yojimbo: () => import('./yojimbo/Board.svelte'),
};

/** What the games bring for learners, fetched when somebody reads. */
export const teaching: Record<string, () => Promise<{ teaching: Teaching }>> = {
  koikoi: () => import('./koikoi/teaching'),
  kocka: () => import('./kocka/teaching'),
  yojimbo: () => import('./yojimbo/teaching'),
};

/** The board of a game: its own, or a plain one for a game that brings none. */
export const boardOf = (game: string): ReturnType<Load> =>
  (boards[game] ?? (() => import('./PlainBoard.svelte') as ReturnType<Load>))();

/** The drawings that stand for a game where it is offered; the last one lies on top and also stands for it alone. */
export const fans: Record<string, string[]> = {
  koikoi: ['1L', '8L', '3L', '11L', '12L'],
  kocka: ['AK', 'HA', 'BU', 'H8', 'LO'],
  yojimbo: ['attack-dagger-5', 'defence-shihonage', 'attack-kick-3', 'defence-irimi', 'yojimbo'],
};
