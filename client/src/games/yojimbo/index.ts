import type { YojimboBoard } from '../../wire';
import { nameOf } from '../../words.svelte';
import type { GameClient } from '../client';

export default {
  board: () => import('./Board.svelte'),
  teaching: () => import('./teaching'),
  fan: ['attack-dagger-5', 'defence-shihonage', 'attack-kick-3', 'defence-irimi', 'yojimbo'],
  colour: 'indigo',
  face: ({ board }, card) => {
    const face = (board as YojimboBoard).faces[card];
    return face === undefined ? null : { drawing: `defence-${face}`, name: nameOf('yojimbo', 'face', face) };
  },
  styles: ['plain'],
} satisfies GameClient;
