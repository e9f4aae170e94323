/** The account of a seat as a way: where each term begins and ends. */
import type { Account, Interval, Term } from './report';

export type Measure = 'chance' | 'points';
export type Kind = 'whole' | 'luck' | 'hidden' | 'own' | 'others';

export interface Row {
  key: string;
  seat?: number;
  kind: Kind;
  term: Term;
  from: number;
  to: number;
  /** The ends of the interval, around where the term ends. */
  low: number;
  high: number;
}

const KINDS: [keyof Account & string, Kind][] = [
  ['start', 'whole'],
  ['deals', 'luck'],
  ['draws', 'luck'],
  ['hidden', 'hidden'],
  ['finds', 'own'],
  ['errors', 'own'],
];

/** The terms in order; those that are exactly nothing are left out, but for the two ends. */
export function terms(account: Account, measure: Measure): Row[] {
  const rows: Row[] = [];
  let reached = 0;
  const add = (key: string, kind: Kind, term: Term, seat?: number): void => {
    const { mean, low, high } = term[measure];
    const from = kind === 'whole' ? 0 : reached;
    reached = from + mean;
    rows.push({
      key,
      kind,
      term,
      from,
      to: reached,
      low: from + low,
      high: from + high,
      ...(seat === undefined ? {} : { seat }),
    });
  };
  const nothing = ({ mean, low, high }: Interval): boolean => mean === 0 && low === high;
  for (const [key, kind] of KINDS) {
    const term = account[key] as Term;
    if (kind === 'whole' || !nothing(term.chance) || !nothing(term.points)) add(key, kind, term);
  }
  for (const [seat, term] of account.others.entries()) if (seat !== account.seat) add('others', 'others', term, seat);
  if (!nothing(account.ended.chance) || !nothing(account.ended.points)) add('ended', 'others', account.ended);
  add('total', 'whole', account.total);
  add('came', 'whole', account.result);
  return rows;
}

/** What each seat's choices gave a seat, its own among them: `given(accounts)[receiver][giver]`. */
export function given(accounts: Account[], measure: Measure): Interval[][] {
  return accounts.map(({ seat, others, finds, errors }) =>
    others.map((term, giver) => (giver === seat ? sum(finds[measure], errors[measure]) : term[measure])),
  );
}

/** Two independent numbers added up. */
function sum(one: Interval, other: Interval): Interval {
  const mean = one.mean + other.mean;
  const half = Math.hypot(one.high - one.low, other.high - other.low) / 2;
  return { mean, low: mean - half, high: mean + half };
}
