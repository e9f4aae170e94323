import { describe, expect, it } from 'vitest';
import type { YojimboEvent } from '../../wire';
import { kindOf } from '../events';
import { laid, origin, pause, told } from './story';

const event = (kind: string, args: Record<string, unknown> = {}) =>
  ({
    key: `yojimbo-event-${kind}`,
    args,
    clauses: [],
    move: 1,
  }) as unknown as YojimboEvent;
const nothing = { events: [], whole: false };
const AVERT = event('avert', { seat: 2, cards: ['Y001', 'Y002'], faces: ['ikkyo', 'irimi'], total: 5, height: 4 });

describe('the story of a round', () => {
  it('is whole when the next attack opens, and begins anew with the next winner', () => {
    const first = told(nothing, [event('retreat'), event('round-won'), event('prize-choice')]);
    expect(first.whole).toBe(false);
    const second = told(first, [event('pay'), event('victory'), event('attack')]);
    expect(second.events.map(kindOf)).toEqual(['round-won', 'victory']);
    expect(second.whole).toBe(true);
    expect(told(second, [event('train')])).toEqual(second);
    expect(told(second, [event('nobody'), event('attack')]).events.map(kindOf)).toEqual(['nobody']);
  });

  it('ends with the match', () => {
    const story = told(nothing, [event('round-won'), event('end'), event('score'), event('match-won')]);
    expect(story.whole).toBe(true);
    expect(story.events).toHaveLength(4);
  });
});

describe('what the eye follows', () => {
  it('finds the cards that were laid last', () => {
    expect(laid([AVERT, event('round-won')])).toMatchObject({ seat: 2, cards: ['Y001', 'Y002'], total: 5 });
    expect(laid([event('kaiten', { seat: 1, card: 'Y090' })])?.faces).toEqual(['kaiten']);
    expect(laid([event('train')])).toBeNull();
  });

  it('lets cards come from where they were', () => {
    const lay = laid([AVERT]);
    expect(origin('Y001', [AVERT], lay)).toBe('[data-hand="2"]');
    expect(origin('Y050', [event('draw')], null)).toBe('[data-pile="refill"]');
    expect(origin('Y050', [event('into-hand')], null)).toBe('[data-pile="stack"]');
    expect(origin('Y050', [event('draw-from', { from_seat: 3 })], null)).toBe('[data-hand="3"]');
    expect(origin('attack-4', [], null)).toBe('[data-pile="attack"]');
    expect(origin('victory-1-2', [event('victory', { seat: 1 })], null)).toBe('[data-pile="stack"]');
    expect(origin('victory-1-2', [event('tribute', { seat: 1, from_seat: 0 })], null)).toBe('[data-victory="0"]');
    expect(origin('victory-0-1', [event('victory', { seat: 1 })], null)).toBeNull();
  });

  it('waits as long as the slowest of them needs', () => {
    expect(pause([])).toBe(0);
    expect(pause([event('retreat'), event('round-won')])).toBe(2200);
  });
});
