import { describe, expect, it } from 'vitest';
import { SCORES, sound, soundsOf } from './sound';

const event = (key: string, args: Record<string, unknown> = {}) => ({ key, args, clauses: [], move: 0 });

describe('sounds', () => {
  it('tell a turn by what it brought', () => {
    expect(soundsOf([event('koikoi-event-play'), event('koikoi-event-lay')], 0)).toEqual(['lay']);
    expect(soundsOf([event('koikoi-event-play'), event('koikoi-event-capture')], 0)).toEqual(['lay', 'take']);
    expect(soundsOf([event('yojimbo-event-avert'), event('yojimbo-event-victory')], 0)).toEqual(['lay', 'take']);
    expect(soundsOf([event('koikoi-event-score')], 0)).toEqual([]);
  });

  it('keep the two that matter most', () => {
    const events = ['play', 'capture', 'yaku', 'round-won'].map((name) => event(`koikoi-event-${name}`));
    expect(soundsOf(events, 0)).toEqual(['yaku', 'round']);
  });

  it('know who won, who lost and who only watched', () => {
    const won = [event('koikoi-event-round-won', { seat: 1 }), event('koikoi-event-match-won', { seat: 1 })];
    expect(soundsOf(won, 1)).toEqual(['win']);
    expect(soundsOf(won, 0)).toEqual(['loss']);
    expect(soundsOf(won, null)).toEqual(['round']);
    expect(soundsOf([event('kocka-event-match-lost', { seat: 2 })], 2)).toEqual(['loss']);
    expect(soundsOf([event('kocka-event-match-lost', { seat: 2 })], 0)).toEqual(['win']);
    expect(soundsOf([event('yojimbo-event-match-shared', { seats: [0, 3] })], 3)).toEqual(['win']);
    expect(soundsOf([event('koikoi-event-match-draw')], 0)).toEqual(['round']);
  });

  it('stay silent where nothing can sound', () => {
    for (const name of Object.keys(SCORES)) expect(() => sound(name as keyof typeof SCORES)).not.toThrow();
  });
});
