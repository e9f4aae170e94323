import { type Moment, mine, type Step, told } from '../../guide/moment';
import type { KockaView } from '../../wire';

type Here = Moment<KockaView>;

const playing = (here: Here): boolean => mine(here) && here.view.phase === 'play';
const passing = (here: Here): boolean => mine(here) && here.view.phase === 'pass';
const led = ({ view }: Here): boolean => (view.board.trick?.cards.length ?? 0) > 0;
const follows = ({ view }: Here): boolean => (view.hints?.follow?.length ?? 0) > 0;
const HEJMA = 'LO';
const MANY = 10; // points after which a round begins to look lost

export const steps: Step<KockaView>[] = [
  { name: 'goal', when: ({ view }) => view.phase === 'pass' || view.phase === 'play', at: ['letters', 'hand'] },
  { name: 'pass', when: passing, holds: passing, at: ['hand'] },
  { name: 'received', when: (here) => told(here, 'exchanged'), at: ['hand'] },
  { name: 'lead', when: (here) => playing(here) && !led(here), holds: playing, at: ['hand'] },
  {
    name: 'follow',
    when: (here) => playing(here) && led(here) && follows(here),
    holds: playing,
    at: ['hand'],
    args: ({ view }) => ({ suit: view.hints?.trick?.suit ?? '' }),
  },
  { name: 'void', when: (here) => playing(here) && led(here) && !follows(here), holds: playing, at: ['hand'] },
  { name: 'trick', when: (here) => told(here, 'trick') || told(here, 'trick-unscored'), at: ['trick'] },
  {
    name: 'penalties',
    when: ({ events }) => events.some(({ key, args }) => key.endsWith('-trick') && Number(args.points) > 0),
    at: ['points', 'trick'],
  },
  {
    name: 'hejma',
    when: (here) =>
      here.view.phase === 'play' &&
      ((here.view.board.hand?.includes(HEJMA) ?? false) || (here.view.board.trick?.cards.includes(HEJMA) ?? false)),
    at: ['hand'],
  },
  {
    name: 'throw',
    when: (here) =>
      playing(here) && (here.view.hints?.throw?.allowed ?? false) && (here.view.board.points?.[here.seat] ?? 0) >= MANY,
    at: ['throw'],
    shown: true,
  },
  { name: 'last', when: ({ view }) => view.phase === 'play' && Math.max(...view.board.held) <= 2, at: ['trick'] },
  { name: 'letter', when: ({ view }) => view.phase === 'rest' || view.phase === 'over', at: ['letters'] },
];
