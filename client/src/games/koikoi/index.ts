import type { GameClient } from '../client';

export default {
  board: () => import('./Board.svelte'),
  teaching: () => import('./teaching'),
  fan: ['1L', '8L', '3L', '11L', '12L'],
  colour: 'red',
} satisfies GameClient;
