/** Opening a table in one step, from what the browser remembers. */
import { api } from '../net/api';
import { whoami } from '../shell/me.svelte';
import type { GameInfo, SeatWish, TableInfo, TableWish } from '../wire';

/** At once against bots; with friends by a link; a first game with a guide. */
export type Way = 'now' | 'friend' | 'guide';

export interface Remembered {
  preset: string;
  level: string;
  players?: number | undefined;
}

/** What to ask the server for. */
export function wish(info: GameInfo, way: Way, { preset, level, players }: Remembered): TableWish {
  const count = players ?? info.seats[preset] ?? 2;
  const others: SeatWish = way === 'friend' ? { kind: 'held' } : { kind: 'bot', level };
  return {
    game: info.name,
    preset,
    options: players === undefined || players === info.seats[preset] ? {} : { players },
    seats: [{ kind: 'me' }, ...Array.from({ length: count - 1 }, () => ({ ...others }))],
    listed: false,
    start: way !== 'friend',
    guide: way === 'guide',
  };
}

/** The table that a guide's fixed deal was chosen for: the first rulebook, and an easy opponent. */
export function guided(info: GameInfo): Remembered {
  return {
    preset: info.presets[0] ?? '',
    level: info.levels.find((level) => level === 'greedy') ?? info.levels[0] ?? '',
  };
}

export async function begin(info: GameInfo, way: Way, remembered: Remembered): Promise<TableInfo> {
  await whoami(); // the table belongs to the person that this browser has become
  return api.open(wish(info, way, way === 'guide' ? guided(info) : remembered));
}
