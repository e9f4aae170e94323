import { type Moment, mine, type Step, told } from '../../guide/moment';
import type { KoikoiView } from '../../wire';
import { inReach } from './yaku';

type Here = Moment<KoikoiView>;

/** A card of the reader's hand that takes something, and what it takes. */
const pair = ({ view }: Here): [string, string] | null => {
  const found = Object.entries(view.hints?.matches ?? {}).find(([, matches]) => matches.length > 0);
  return found ? [found[0], found[1][0] ?? ''] : null;
};
const playing = (here: Here): boolean => mine(here) && here.view.phase === 'play';
const taken = ({ view, seat }: Here): number => view.board.captured[seat]?.length ?? 0;
const near = ({ view, seat }: Here) => inReach(view, seat).find(({ missing }) => missing === 1);

export const steps: Step<KoikoiView>[] = [
  { name: 'goal', when: ({ view }) => view.phase === 'play', at: ['field'] },
  { name: 'months', when: ({ view }) => view.phase === 'play', at: ['field'] },
  {
    name: 'match',
    when: (here) => playing(here) && pair(here) !== null,
    holds: playing,
    at: ['hand'],
    args: (here) => ({ card: pair(here)?.[0] ?? '', match: pair(here)?.[1] ?? '' }),
  },
  { name: 'lay', when: (here) => playing(here) && pair(here) === null, holds: playing, at: ['hand'] },
  {
    name: 'choose',
    when: (here) => mine(here) && here.view.phase.startsWith('take'),
    holds: (here) => mine(here) && here.view.phase.startsWith('take'),
    at: ['field'],
  },
  { name: 'stock', when: (here) => told(here, 'turn-up', 'mine'), at: ['stock'] },
  { name: 'captured', when: (here) => taken(here) > 1 && playing(here), at: ['captured'], shown: true },
  { name: 'reach', when: (here) => taken(here) > 3 && playing(here), at: ['reach'], shown: true },
  {
    name: 'near',
    when: (here) => playing(here) && taken(here) > 3 && near(here) !== undefined,
    at: ['reach', 'captured'],
    args: (here) => ({ yaku: near(here)?.yaku ?? '' }),
  },
  { name: 'theirs', when: (here) => told(here, 'koi', 'theirs'), at: ['opponent'] },
  {
    name: 'call',
    when: (here) => mine(here) && here.view.phase === 'call',
    holds: (here) => mine(here) && here.view.phase === 'call',
    at: ['call'],
  },
  { name: 'koi', when: (here) => told(here, 'koi', 'mine'), at: ['reach', 'captured'] },
  { name: 'round', when: ({ view }) => view.phase === 'rest' || view.phase === 'over', at: ['score'] },
];
