import { describe, expect, it } from 'vitest';
import { SCORES, sound, soundsOf } from './sound';
import type { EventInfo } from './wire';

const event = (sound: EventInfo['sound'], args: Record<string, unknown> = {}): EventInfo => ({
  key: 'any-event-kind',
  args,
  clauses: [],
  move: 0,
  sound: sound ?? null,
});

describe('sounds', () => {
  it('tell a turn by what it brought', () => {
    expect(soundsOf([event('lay'), event('lay')], 0)).toEqual(['lay']);
    expect(soundsOf([event('lay'), event('take')], 0)).toEqual(['lay', 'take']);
    expect(soundsOf([event(null)], 0)).toEqual([]);
  });

  it('keep the two that matter most', () => {
    expect(soundsOf([event('lay'), event('take'), event('yaku'), event('round')], 0)).toEqual(['yaku', 'round']);
  });

  it('know who won, who lost and who only watched', () => {
    const won = [event('round', { seat: 1 }), event('win', { seat: 1 })];
    expect(soundsOf(won, 1)).toEqual(['win']);
    expect(soundsOf(won, 0)).toEqual(['loss']);
    expect(soundsOf(won, null)).toEqual(['round']);
    expect(soundsOf([event('loss', { seat: 2 })], 2)).toEqual(['loss']);
    expect(soundsOf([event('loss', { seat: 2 })], 0)).toEqual(['win']);
    expect(soundsOf([event('win', { seats: [0, 3] })], 3)).toEqual(['win']);
  });

  it('stay silent where nothing can sound', () => {
    for (const name of Object.keys(SCORES)) expect(() => sound(name as keyof typeof SCORES)).not.toThrow();
  });
});
