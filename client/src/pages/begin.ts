/** Opening a table in one step, from what the browser remembers. */
import { api } from '../net/api';
import { settings } from '../settings.svelte';
import { whoami } from '../shell/me.svelte';
import type { GameInfo, SeatRequest, TableInfo, TableRequest } from '../wire';
import { has, say } from '../words.svelte';

/** At once against bots; with friends by a link; a first game with a guide. */
export type Way = 'now' | 'friend' | 'guide';

export interface Remembered {
  preset: string;
  level: string;
  players?: number | undefined;
}

/** The rulebook that readers of the chosen language begin with: a game's words may name it, else it is the first. */
export function languageBook(info: GameInfo): string {
  const key = `${info.name}-book`;
  const named = has(key) ? say(key) : '';
  return info.presets.includes(named) ? named : (info.presets[0] ?? '');
}

/** The rulebook to begin with: the one chosen last, else that of the language. */
export function bookOf(info: GameInfo): string {
  const chosen = settings.preset[info.name] ?? '';
  return info.presets.includes(chosen) ? chosen : languageBook(info);
}

/** What to ask the server for. */
export function requestFor(info: GameInfo, way: Way, { preset, level, players }: Remembered): TableRequest {
  const count = players ?? info.seats[preset] ?? 2;
  const others: SeatRequest = way === 'friend' ? { kind: 'held' } : { kind: 'bot', level };
  return {
    game: info.name,
    preset,
    options: players === undefined || players === info.seats[preset] ? {} : { players },
    seats: [{ kind: 'me' }, ...Array.from({ length: count - 1 }, () => ({ ...others }))],
    listed: false,
    start: way !== 'friend',
    guide: way === 'guide',
    coach: way === 'now',
  };
}

/** The table of a guided game: the rulebook of the language, and an easy opponent. */
export function guided(info: GameInfo): Remembered {
  return {
    preset: languageBook(info),
    level: info.levels.find((level) => level === 'greedy') ?? info.levels[0] ?? '',
  };
}

export async function begin(info: GameInfo, way: Way, remembered: Remembered): Promise<TableInfo> {
  await whoami(); // the table belongs to the person that this browser has become
  return api.open(requestFor(info, way, way === 'guide' ? guided(info) : remembered));
}
