// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import type { EventInfo, KockaView, KoikoiView, TableInfo, View, YojimboView } from '../wire';
import { addCatalogue } from '../words.fixture';
import Guide from './Guide.svelte';
import type { Moment, Step } from './moment';
import { place } from './place';
import { guided, Progress } from './progress.svelte';
import { guides } from './steps';

const event = (key: string, args: Record<string, unknown> = {}): EventInfo => ({ key, args, clauses: [], move: 0 });

type Changes<V extends View> = Partial<Omit<V, 'board' | 'hints'>> & {
  board?: Partial<V['board']>;
  hints?: Partial<NonNullable<V['hints']>>;
};

/** A moment in which the reader, seat 0, is to act, with only what the guide looks at. */
function moment<V extends View>(game: V['game'], changes: Changes<V>, ...events: EventInfo[]): Moment {
  const board = {
    koikoi: { captured: [[], []], field: [], aside: [] },
    kocka: { hand: [], held: [8, 8, 8, 8], trick: null, points: [0, 0, 0, 0] },
    yojimbo: { stack: [{ face: 'ushiro_geri', type: 'kick', height: 3, points: 1 }], opened: [] },
  }[game];
  const view = { game, to_act: [0], phase: 'play', legal: [], ...changes, board: { ...board, ...changes.board } };
  return { view: view as unknown as View, events, seat: 0 };
}

const worth = (game: string, here: Moment): string[] =>
  (guides[game] as unknown as Step[]).filter((step) => step.when(here)).map(({ name }) => name);

beforeEach(() => {
  localStorage.clear();
});

describe('the guide of Koi-Koi', () => {
  const koikoi = (changes: Changes<KoikoiView>, ...events: EventInfo[]) =>
    worth('koikoi', moment<KoikoiView>('koikoi', changes, ...events));

  it('tells what matches, or that nothing does', () => {
    expect(koikoi({ hints: { matches: { '1L': ['1K1'] } } })).toEqual(['goal', 'months', 'match']);
    expect(koikoi({ hints: { matches: { '1L': [] } } })).toEqual(['goal', 'months', 'lay']);
    expect(koikoi({ to_act: [1] })).toEqual(['goal', 'months']);
  });

  it('speaks of the choices when they come', () => {
    expect(koikoi({ phase: 'take-stock' })).toEqual(['choose']);
    expect(koikoi({ phase: 'call' })).toEqual(['call']);
    expect(koikoi({ phase: 'call', to_act: [1] })).toEqual([]);
    expect(koikoi({ phase: 'rest', to_act: [] })).toEqual(['round']);
  });

  it('tells the own turn from the opponent’s', () => {
    expect(koikoi({ to_act: [1] }, event('koikoi-event-turn-up', { seat: 0 }))).toContain('stock');
    expect(koikoi({ to_act: [1] }, event('koikoi-event-turn-up', { seat: 1 }))).not.toContain('stock');
    expect(koikoi({}, event('koikoi-event-koi', { seat: 1 }))).toContain('theirs');
    expect(koikoi({ to_act: [1] }, event('koikoi-event-koi', { seat: 0 }))).toContain('koi');
  });

  it('points at a yaku that lacks one card', () => {
    const hints = {
      yaku: { tan: { points: 1, clause: '', cards: ['1R', '2R'], must: null } },
      reach: [{ tan: 1 }, {}] as Record<string, number>[],
    };
    expect(koikoi({ board: { captured: [['1L', '1K1', '2A', '2R'], []] }, hints })).toContain('near');
  });
});

describe('the guide of Kouřící kočka', () => {
  const kocka = (changes: Changes<KockaView>, ...events: EventInfo[]) =>
    worth('kocka', moment<KockaView>('kocka', changes, ...events));
  const trick = { leader: 3, cards: ['H7'], taker: null };

  it('leads through passing, leading and following', () => {
    expect(kocka({ phase: 'pass' })).toEqual(['goal', 'pass']);
    expect(kocka({ to_act: [1] }, event('kocka-event-exchanged'))).toContain('received');
    expect(kocka({})).toContain('lead');
    expect(kocka({ board: { trick }, hints: { follow: ['HA'] } })).toContain('follow');
    expect(kocka({ board: { trick }, hints: { follow: [] } })).toContain('void');
  });

  it('speaks of what costs something when it falls', () => {
    expect(kocka({}, event('kocka-event-trick', { seat: 1, points: 0 }))).not.toContain('penalties');
    expect(kocka({}, event('kocka-event-trick', { seat: 1, points: 3 }))).toContain('penalties');
    expect(kocka({ board: { hand: ['LO'] } })).toContain('hejma');
    expect(kocka({ board: { held: [2, 2, 2, 2] } })).toContain('last');
  });

  it('mentions throwing in only where it may be wise', () => {
    const hints = { throw: { allowed: true, points: 3, needed: 17 } };
    expect(kocka({ hints })).not.toContain('throw');
    expect(kocka({ hints, board: { points: [12, 0, 0, 0] } })).toContain('throw');
  });
});

describe('the guide of Yojimbo', () => {
  const yojimbo = (changes: Changes<YojimboView>, ...events: EventInfo[]) =>
    worth('yojimbo', moment<YojimboView>('yojimbo', { phase: 'turn', ...changes }, ...events));

  it('speaks of what the turn allows', () => {
    expect(yojimbo({ legal: ['train', 'lay Y001'] })).toEqual(['goal', 'attack', 'worth', 'defence', 'train']);
    expect(yojimbo({ legal: ['retreat'] })).toEqual(['goal', 'attack', 'worth', 'retreat']);
    expect(yojimbo({ phase: 'prize' })).toEqual(['prize']);
  });

  it('tells what others did', () => {
    expect(yojimbo({ to_act: [1] }, event('yojimbo-event-avert', { seat: 1, faces: ['ikkyo', 'renraku'] }))).toContain(
      'renraku',
    );
    expect(yojimbo({ to_act: [1] }, event('yojimbo-event-avert', { seat: 0, faces: [] }))).toContain('averted');
    expect(yojimbo({ to_act: [1] }, event('yojimbo-event-victory', { seat: 1 }))).toContain('victory');
  });
});

describe('progress', () => {
  it('goes on when a note was read, or the reader simply played on', () => {
    const progress = new Progress('koikoi', 't1');
    const turn = moment<KoikoiView>('koikoi', { hints: { matches: { '1L': ['1K1'] } } });
    progress.see(turn);
    expect(progress.current?.name).toBe('goal');
    progress.next();
    expect(progress.current?.name).toBe('months');
    progress.see(moment<KoikoiView>('koikoi', { to_act: [1] }));
    expect(progress.current).toBeNull();
    expect(progress.said).toEqual(['goal', 'months', 'match']);
    expect(new Progress('koikoi', 't1').said).toEqual(['goal', 'months', 'match']);
    expect(new Progress('koikoi', 't2').said).toEqual([]);
  });

  it('remembers that it was skipped', () => {
    const progress = new Progress('kocka', 't1');
    expect(guided('kocka')).toBe(false);
    progress.skip();
    progress.see(moment<KockaView>('kocka', {}));
    expect(progress.current).toBeNull();
    expect(guided('kocka')).toBe(true);
    expect(guided('koikoi')).toBe(false);
  });
});

describe('a note', () => {
  const words = (language: string, name: string) =>
    readFileSync(`../src/fuda/locales/${language}/${name}.ftl`, 'utf-8');

  it.each(['en', 'cs', 'ru'])('has words for every step in %s', (language) => {
    for (const [game, steps] of Object.entries(guides)) {
      const bundle = new FluentBundle(language);
      bundle.addResource(new FluentResource(words(language, game)));
      const keys = steps.map(({ name }) => `${game}-guide-${name}`);
      expect(keys.filter((key) => !bundle.hasMessage(key))).toEqual([]);
      expect([...words(language, game).matchAll(new RegExp(`^${game}-guide-\\S+`, 'gm'))].map(String)).toEqual(keys);
    }
  });

  it('is shown, read and gone', async () => {
    settings.language = 'en';
    for (const name of ['page', 'koikoi']) addCatalogue('en', name, words('en', name));
    const here = moment<KoikoiView>('koikoi', { hints: { matches: { '1L': ['1K1'] } } });
    const table = { game: 'koikoi', id: 't3' } as TableInfo;
    render(Guide, { props: { table, view: here.view, events: [], seat: 0, names: ['Hana', 'Emi'], hold: () => {} } });
    flushSync();
    expect(screen.getByRole('status').textContent).toContain('two players');
    for (let times = 0; times < 2; times++) screen.getByRole('button', { name: 'Got it' }).click();
    flushSync();
    expect(screen.getByRole('status').textContent).toContain('“Pine with crane”, for instance, takes “Pine chaff”');
    screen.getByRole('button', { name: 'Skip the guide' }).click();
    flushSync();
    expect(screen.getByRole('status').textContent?.trim()).toBe('');
  });
});

describe('where a note lies', () => {
  const screenBox = { x: 0, y: 0, width: 1000, height: 800 };
  const note = { width: 300, height: 150 };

  it('is beside its target, inside the screen', () => {
    const target = { x: 400, y: 600, width: 200, height: 150 };
    const found = place(note, target, [], [target], screenBox);
    expect(found.side).toBe('above');
    expect(found.y + note.height).toBeLessThan(target.y);
    expect(found.x + found.pointer).toBe(500);
  });

  it('leaves cards free where it can', () => {
    const target = { x: 400, y: 600, width: 200, height: 150 };
    const field = { x: 0, y: 300, width: 1000, height: 290 };
    const found = place(note, target, [], [target, field], screenBox);
    expect(['left', 'right']).toContain(found.side);
  });

  it('finds a corner without a target', () => {
    expect(place(note, null, [], [{ x: 0, y: 400, width: 1000, height: 400 }], screenBox).side).toBe('free');
  });
});
