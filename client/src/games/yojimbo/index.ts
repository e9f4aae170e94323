import type { GameClient } from '../client';

export default {
  board: () => import('./Board.svelte'),
  teaching: () => import('./teaching'),
  fan: ['attack-dagger-5', 'defence-shihonage', 'attack-kick-3', 'defence-irimi', 'yojimbo'],
  colour: 'indigo',
  styles: ['plain'],
} satisfies GameClient;
