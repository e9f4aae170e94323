import type { Teaching } from '../teaching';

const RANKS = ['7', '8', '9', 'X', 'U', 'O', 'K', 'A'];
const suit = (letter: string): string[] => RANKS.map((rank) => `${letter}${rank}`);

export const teaching: Teaching = {
  chapters: [
    { name: 'goal' },
    { name: 'cards', pictures: [{ cards: suit('A'), name: 'kocka-suit-A' }] },
    {
      name: 'penalties',
      pictures: [
        { cards: ['LO'], name: 'kocka-card-LO' },
        { cards: suit('H'), name: 'kocka-suit-H' },
      ],
    },
    { name: 'passing' },
    { name: 'trick', pictures: [{ cards: ['B9', 'BK', 'B7', 'H8'] }] },
    { name: 'letters' },
    { name: 'early' },
  ],
  deck: ['H', 'L', 'B', 'A'].map((letter) => ({ titles: [`kocka-suit-${letter}`], cards: suit(letter) })),
};
