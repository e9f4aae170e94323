import { describe, expect, it } from 'vitest';
import type { EventInfo, TableInfo } from '../wire';
import { kept } from './log';

const events = ['deal', 'lead', 'trick', 'lead', 'trick-unscored', 'lead', 'trick', 'lead', 'play'].map(
  (key, move): EventInfo => ({ key: `kocka-event-${key}`, args: {}, clauses: [], move }),
);
const table = (changes: object = {}) =>
  ({
    game: 'kocka',
    memory: false,
    options: { open_history: false },
    stage: 'playing',
    ...changes,
  }) as unknown as TableInfo;
const moves = (list: EventInfo[]) => list.map(({ move }) => move);

describe('the log', () => {
  it('forgets older tricks of the Smoking Cat (SC-9)', () => {
    expect(moves(kept(events, table()))).toEqual([5, 6, 7, 8]);
    expect(moves(kept(events.slice(0, 4), table()))).toEqual([0, 1, 2, 3]);
  });

  it('keeps them where the table says so, and after the end', () => {
    expect(kept(events, table({ memory: true }))).toEqual(events);
    expect(kept(events, table({ options: { open_history: true } }))).toEqual(events);
    expect(kept(events, table({ stage: 'over' }))).toEqual(events);
  });

  it('keeps everything of other games', () => {
    expect(kept(events, table({ game: 'koikoi' }))).toEqual(events);
  });
});
