import { type Moment, mine, type Step, told } from '../../guide/moment';
import type { YojimboView } from '../../wire';

type Here = Moment<YojimboView>;

const turn = (here: Here): boolean => mine(here) && here.view.phase === 'turn';
const can = ({ view }: Here, verb: string): boolean => view.legal.some((action) => action.split(' ')[0] === verb);
const attack = ({ view }: Here) => view.board.stack.at(-1);

export const steps: Step<YojimboView>[] = [
  { name: 'goal', when: ({ view }) => view.phase === 'turn', at: ['attack'] },
  {
    name: 'attack',
    when: (here) => here.view.phase === 'turn' && attack(here) !== undefined,
    at: ['attack'],
    args: (here) => ({ attack: attack(here)?.type ?? '', height: attack(here)?.height ?? 0 }),
  },
  { name: 'next', when: ({ view }) => view.phase === 'turn' && view.board.opened.length > 0, at: ['next', 'attack'] },
  { name: 'worth', when: turn, holds: turn, at: ['hand'] },
  { name: 'defence', when: (here) => turn(here) && can(here, 'lay'), holds: turn, at: ['hand'] },
  {
    name: 'renraku',
    when: ({ events }) => events.some(({ args }) => Array.isArray(args.faces) && args.faces.includes('renraku')),
    at: ['attack'],
  },
  { name: 'train', when: (here) => turn(here) && can(here, 'train'), holds: turn, at: ['actions', 'hand'] },
  {
    name: 'retreat',
    when: (here) => turn(here) && can(here, 'retreat') && !can(here, 'train'),
    holds: turn,
    at: ['actions', 'hand'],
  },
  { name: 'averted', when: (here) => told(here, 'avert', 'mine') || told(here, 'avert-next', 'mine'), at: ['attack'] },
  { name: 'dagger', when: (here) => turn(here) && attack(here)?.type === 'dagger', at: ['attack'] },
  { name: 'covered', when: ({ view }) => view.phase === 'turn' && view.board.stack.length > 1, at: ['attack'] },
  {
    name: 'holder',
    when: (here) => told(here, 'yojimbo'),
    at: ['holder', 'victory'],
    args: (here) => ({ cards: told(here, 'tribute') ? 1 : 0 }),
  },
  {
    name: 'prize',
    when: (here) => mine(here) && here.view.phase === 'prize',
    holds: (here) => mine(here) && here.view.phase === 'prize',
    at: ['prize', 'actions', 'hand'],
  },
  { name: 'victory', when: (here) => told(here, 'victory'), at: ['victory'], shown: true },
];
