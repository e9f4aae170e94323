/** Opponents by their level: whom to begin with, and whom to play next by one's results. */
import { outcome, seatOf, sorted } from '../pages/lists';
import type { SeatRequest, TableInfo, TableRequest } from '../wire';

const LOOKED = 4; // matches against an opponent, the last ones
const USUAL = 'greedy'; // knows the books: a first opponent for who knows the rules

/** The opponent of somebody who has chosen none. */
export const usualLevel = (levels: string[]): string =>
  levels.includes(USUAL) ? USUAL : (levels[1] ?? levels[0] ?? '');

/** The level of everybody else at a table, where all of them are bots of one. */
export function levelOfAll({ seats }: TableInfo, seat: number): string | null {
  const others = seats.filter((_, n) => n !== seat);
  const level = others[0]?.level ?? null;
  return others.every((other) => other.kind === 'bot' && other.level === level) ? level : null;
}

/** A table like this one, against bots of another level. */
export function sameAgainst(table: TableInfo, seat: number, level: string): TableRequest {
  const { game, preset, options, clock, memory, coach } = table;
  const seats = table.seats.map((_, n): SeatRequest => (n === seat ? { kind: 'me' } : { kind: 'bot', level }));
  return { game, preset, options, seats, listed: false, clock, memory, coach, start: true };
}

export interface Advice {
  next: string;
  up: boolean;
  won: number;
  count: number;
}

/** Another level for who wins, or never wins, against this one: levels are the weakest first. */
export function advice(
  tables: TableInfo[],
  game: string,
  level: string,
  levels: string[],
  person: string,
): Advice | null {
  const against = (table: TableInfo): boolean => {
    const own = seatOf(table, person);
    return own >= 0 && levelOfAll(table, own) === level;
  };
  const played = sorted(
    tables.filter((table) => table.game === game && table.stage === 'over' && !table.guide),
    person,
  )
    .filter((table) => against(table) && outcome(table, person) !== 'abandoned')
    .slice(0, LOOKED);
  const won = played.filter((table) => outcome(table, person) === 'won').length;
  const at = levels.indexOf(level);
  const many = (played[0]?.seats.length ?? 2) > 2; // where one of four wins, two wins of four are much
  const [above, below] = [levels[at + 1], levels[at - 1]];
  if (at >= 0 && above && played.length >= LOOKED - 1 && won >= (many ? 2 : 3)) {
    return { next: above, up: true, won, count: played.length };
  }
  if (at > 1 && below && played.length === LOOKED && won === 0) return { next: below, up: false, won, count: LOOKED };
  return null;
}
