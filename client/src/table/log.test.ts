import { describe, expect, it } from 'vitest';
import type { EventInfo } from '../wire';
import { kept } from './log';

const at = (...moves: number[]) =>
  moves.map((move): EventInfo => ({ key: 'kocka-event-play', args: {}, clauses: [], move }));

describe('the log', () => {
  it('grows with every update', () => {
    expect(kept(at(0, 1), { events: at(2, 2), recall: 0 })).toEqual(at(0, 1, 2, 2));
  });

  it('drops what was taken back, and says that it was', () => {
    const back: EventInfo = { key: 'core-event-taken-back', args: { seat: 0 }, clauses: [], move: 1 };
    expect(kept(at(0, 1, 2, 3), { events: [back], recall: 0 })).toEqual([...at(0, 1), back]);
  });

  it('forgets what may not be looked at any more', () => {
    expect(kept(at(5, 6, 7, 8, 8), { events: at(9), recall: 9 })).toEqual(at(9));
  });
});
