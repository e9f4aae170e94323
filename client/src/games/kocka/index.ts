import type { GameClient } from '../client';

export default {
  board: () => import('./Board.svelte'),
  teaching: () => import('./teaching'),
  fan: ['AK', 'HA', 'BU', 'H8', 'LO'],
  colour: 'green',
  low: true,
} satisfies GameClient;
