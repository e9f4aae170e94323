import type { Teaching } from '../teaching';
import yaku from './yaku.json';

const MONTHS = [
  ['1L', '1R', '1K1', '1K2'],
  ['2A', '2R', '2K1', '2K2'],
  ['3L', '3R', '3K1', '3K2'],
  ['4A', '4R', '4K1', '4K2'],
  ['5A', '5R', '5K1', '5K2'],
  ['6A', '6R', '6K1', '6K2'],
  ['7A', '7R', '7K1', '7K2'],
  ['8L', '8A', '8K1', '8K2'],
  ['9A', '9R', '9K1', '9K2'],
  ['10A', '10R', '10K1', '10K2'],
  ['11L', '11A', '11R', '11K'],
  ['12L', '12K1', '12K2', '12K3'],
];

export const teaching: Teaching = {
  pictures: {
    months: [{ cards: MONTHS[2] ?? [], name: 'koikoi-month-3' }],
    plants: [{ cards: ['1K1', '1L', '2K1', '3L', '6K1', '7K1', '11L'] }],
    turn: [{ cards: ['8K1', '8L'] }],
    kinds: [
      { cards: ['1L', '3L', '8L', '11L', '12L'], name: 'koikoi-kind-L.many' },
      { cards: ['2A', '5A', '6A', '9A'], name: 'koikoi-kind-A.many' },
      { cards: ['1R', '6R', '4R'], name: 'koikoi-kind-R.many' },
      { cards: ['1K1', '4K1', '7K1', '11K'], name: 'koikoi-kind-K.many' },
    ],
    yaku: Object.entries(yaku).map(([name, cards]) => ({
      cards,
      name: `koikoi-yaku-${name}`,
      help: `koikoi-yaku-${name}.help`,
    })),
  },
  deck: MONTHS.map((cards, n) => ({ titles: [`koikoi-month-${n + 1}`, `koikoi-plant-${n + 1}`], cards })),
};
