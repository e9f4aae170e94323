// Written by `python -m scripts.types` from the Python types. Do not edit.

export type Label = 'equal' | 'inaccuracy' | 'mistake' | 'blunder';

/** A number with its 95 % interval. */
export interface Interval {
  mean: number;
  low: number;
  high: number;
}

/** A move and what it is worth to its seat: points to the end of the match against the others, chance to win it. */
export interface Valued {
  move: string[];
  points: Interval;
  chance: Interval;
  points_behind: Interval;
  chance_behind: Interval;
  by_reference: boolean;
}

/** What the played move came to with the true hidden cards, against the best that one could know. */
export interface Hindsight {
  points: Interval;
  chance: Interval;
}

/** A sentence: the key of its words, and what it speaks of. */
export interface Reason {
  key: string;
  args: Record<string, unknown>;
}

/** A choice: all that could be played, by what the seat could know. */
export interface Moment {
  number: number;
  round: number;
  seat: number;
  phase: string;
  moves: Valued[];
  played: number;
  points_lost: Interval;
  chance_lost: Interval;
  label: 'equal' | 'inaccuracy' | 'mistake' | 'blunder';
  matters: boolean;
  worlds: number;
  effective: number;
  reasons: Reason[];
  hindsight: Hindsight | null;
  asked: boolean;
}

/** What a deal or a draw brought, by seat. */
export interface Luck {
  number: number;
  round: number;
  kind: 'deal' | 'draw';
  seat: number | null;
  points: Interval[];
  chance: Interval[];
}

/** The beginning of a round, before its cards. */
export interface Start {
  number: number;
  round: number;
  chance: number[];
}

/** A term of the account in both measures. */
export interface Term {
  points: Interval;
  chance: Interval;
}

/** The way of one seat from the start to the result. */
export interface Account {
  seat: number;
  start: Term;
  deals: Term;
  draws: Term;
  hidden: Term;
  finds: Term;
  errors: Term;
  others: Term[];
  ended: Term;
  total: Term;
  result: Term;
}

/** How well a seat has played. */
export interface Summary {
  seat: number;
  choices: number;
  mattered: number;
  labels: Partial<Record<'equal' | 'inaccuracy' | 'mistake' | 'blunder', number>>;
  points_lost: Interval;
  chance_lost: Interval;
  accuracy: Interval;
}

/** A review, perhaps of a part of the match so far. */
export interface Review {
  game: string;
  preset: string;
  table: Record<string, unknown>;
  seats: number;
  seat: number | null;
  effort: string;
  seed: number;
  scores: number[];
  winners: number[];
  moments: Moment[];
  luck: Luck[];
  summaries: Summary[];
  accounts: Account[];
  starts: Start[];
  done: boolean;
  progress: number;
  format: string;
  version: number;
}
