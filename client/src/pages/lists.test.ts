import { expect, it } from 'vitest';
import type { TableInfo } from '../wire';
import { sorted } from './lists';

const table = (id: string, created: number, stage: TableInfo['stage'], to_act: number[] = []) =>
  ({ id, created, stage, to_act, seats: [{ person: 'me' }, { person: 'you' }] }) as unknown as TableInfo;

it('shows first what waits for me, then what runs, then what is to begin, and last what is over', () => {
  const tables = [
    table('over', 9, 'over'),
    table('open', 8, 'open'),
    table('theirs', 7, 'playing', [1]),
    table('mine', 1, 'playing', [0]),
    table('mine too', 2, 'playing', [0, 1]),
  ];
  expect(sorted(tables, 'me').map(({ id }) => id)).toEqual(['mine too', 'mine', 'theirs', 'open', 'over']);
});
