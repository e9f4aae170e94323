import type { Teaching } from '../teaching';

const RANKS = ['7', '8', '9', 'X', 'U', 'O', 'K', 'A'];
const suit = (letter: string): string[] => RANKS.map((rank) => `${letter}${rank}`);

export const teaching: Teaching = {
  pictures: {
    cards: [{ cards: suit('A'), name: 'kocka-suit-A' }],
    penalties: [
      { cards: ['LO'], name: 'kocka-card-LO' },
      { cards: suit('H'), name: 'kocka-suit-H' },
    ],
    trick: [{ cards: ['B9', 'BK', 'B7', 'H8'] }],
    ducking: [{ cards: ['LO', 'LK', 'LA'] }],
  },
  deck: ['H', 'L', 'B', 'A'].map((letter) => ({ titles: [`kocka-suit-${letter}`], cards: suit(letter) })),
};
