/** What a page can find out about a finished match by itself, without knowing any rule. */
import { bytes, hex, sha256 } from '../net/sha256';
import type { KeptProof, KeptRecord, TableInfo } from '../wire';
import { shuffle } from './deal';

/** `absent`: there is nothing here to check it with, which says nothing against the deal. */
export type Finding = 'holds' | 'fails' | 'absent';

export type What = 'commitment' | 'published' | 'vows' | 'own' | 'shuffles' | 'aborts';

export interface Found {
  what: What;
  finding: Finding;
  /** How many things were looked at. */
  count: number;
  /** Which of them do not hold: numbers of shuffles, seats or starts. */
  wrong: number[];
}

const digest = (text: string): string => hex(sha256(bytes(text)));

const found = (what: What, holds: boolean[] | null, wrong: number[] = []): Found => ({
  what,
  finding: holds === null ? 'absent' : holds.every(Boolean) ? 'holds' : 'fails',
  count: holds?.length ?? 0,
  wrong,
});

/** The shuffles whose stored order is not the one that follows from the secret and the nonces. */
export function wrongShuffles(deal: KeptProof): number[] {
  return deal.shuffles.flatMap(({ lot, dealt }, k) => (same(shuffle(deal, k, lot), dealt) ? [] : [k]));
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, place) => each === other[place]);

/**
 * Look at everything that can be looked at. `table` is what everybody saw of the start, null for a file from elsewhere;
 * `kept` is the nonce that this very page drew for the match, if it did.
 */
export function check(deal: KeptProof, table: TableInfo | null, kept: string | null): Found[] {
  const start = table?.start ?? null;
  const wrong = wrongShuffles(deal);
  return [
    found('commitment', [digest(deal.secret) === deal.commitment]),
    found('published', start && [start.commitment === deal.commitment && start.match === deal.match]),
    vows(deal, table),
    own(deal, table, kept),
    found(
      'shuffles',
      deal.shuffles.map((_, k) => !wrong.includes(k)),
      wrong,
    ),
    aborts(table),
  ].filter(({ what, finding }) => what !== 'aborts' || finding !== 'absent');
}

/** Every nonce has the hash that its page sent before it saw any other, and the deal used exactly these. */
function vows(deal: KeptProof, table: TableInfo | null): Found {
  const start = table?.start;
  if (!start?.nonces) return found('vows', null);
  const seats = Object.keys(start.nonces).sort((one, other) => Number(one) - Number(other));
  const shown = seats.map((seat) => start.nonces?.[seat] ?? '');
  const wrong = seats.filter((seat, place) => digest(shown[place] ?? '') !== start.vows[seat]).map(Number);
  return found('vows', [...seats.map((seat) => !wrong.includes(Number(seat))), same(shown, deal.nonces)], wrong);
}

/** The nonce that this page drew is in the deal, at its own seat's place. */
function own(deal: KeptProof, table: TableInfo | null, kept: string | null): Found {
  if (kept === null) return found('own', null);
  const vow = digest(kept);
  const vowed = table?.start ? Object.values(table.start.vows).includes(vow) : true;
  return found('own', [deal.nonces.includes(kept) && vowed]);
}

/** Starts that came to nothing: their secrets are open, so nobody gave one up because its cards were bad. */
function aborts(table: TableInfo | null): Found {
  if (!table?.aborts.length) return found('aborts', null);
  const wrong = table.aborts.filter(({ secret, commitment }) => digest(secret) !== commitment);
  const numbers = wrong.map(({ attempt }) => attempt);
  return found(
    'aborts',
    table.aborts.map(({ attempt }) => !numbers.includes(attempt)),
    numbers,
  );
}

/** Why a file cannot be read as a record. */
export class BadFile extends Error {
  constructor(readonly why: 'large' | 'json' | 'format' | 'version' | 'damaged') {
    super(why);
  }
}

const LARGEST = 4_000_000; // bytes, docs/record-format.md

/** Read a record file. */
export function readRecord(text: string): KeptRecord {
  if (text.length > LARGEST) throw new BadFile('large');
  let data: Partial<KeptRecord> | null;
  try {
    data = JSON.parse(text);
  } catch {
    throw new BadFile('json');
  }
  if (data?.format !== 'fuda-record') throw new BadFile('format');
  if (data.version !== 1) throw new BadFile('version');
  const { deal, moves, result, game } = data;
  const hexes = [deal?.secret, deal?.match, deal?.commitment, ...(Array.isArray(deal?.nonces) ? deal.nonces : [null])];
  const texts = (list: unknown) => Array.isArray(list) && list.every((each) => typeof each === 'string');
  const whole =
    typeof game === 'string' &&
    Array.isArray(moves) &&
    moves.every((move) => Array.isArray(move) && typeof move[0] === 'number' && texts(move.slice(1))) &&
    Array.isArray(result?.scores) &&
    Array.isArray(result.winners) &&
    hexes.every((each) => typeof each === 'string' && /^([0-9a-f]{2})+$/.test(each)) &&
    Array.isArray(deal?.shuffles) &&
    deal.shuffles.every((each) => texts(each?.lot) && texts(each?.dealt));
  if (!whole) throw new BadFile('damaged');
  return data as KeptRecord;
}
