/** What a page can find out about a finished match by itself, without knowing any rule. */
import type { Memory } from '../net/memory';
import { bytes, hex, joined, sha256 } from '../net/sha256';
import type { AbortInfo, FairInfo, KeptProof, KeptRecord, Statement, TableInfo } from '../wire';
import { canonical, fingerprint, fingerprintHex } from './canonical';
import { shuffle } from './deal';
import { signedBy } from './ed25519';

/** `absent`: there is nothing here to check it with, which says nothing against the deal. */
export type Finding = 'holds' | 'fails' | 'absent';

export type What = 'memory' | 'commitment' | 'statement' | 'signature' | 'vows' | 'own' | 'shuffles' | 'aborts';

/** What a server may have changed after this browser saw it: facts of the start, fields of the statement. */
export type Fact = 'match' | 'statement' | 'vows' | Exclude<keyof Statement, 'format' | 'version' | 'match'>;

export interface Found {
  what: What;
  finding: Finding;
  /** Which of the things that were looked at do not hold: numbers of shuffles, seats or starts. */
  wrong: number[];
  /** What differs: from the memory, or between a statement and its record. */
  facts: Fact[];
  /** Whose signature it is. */
  key?: string;
}

/** What a check is made with, besides the record. */
export interface Evidence {
  /** What the server says of the table now; null for a file from elsewhere. */
  table: TableInfo | null;
  /** What this browser saw before the first card, the newest first. */
  memories: Memory[];
  /** The nonce that this browser drew for the match, if it did. */
  nonce: string | null;
  /** What the server has published of itself. */
  server: FairInfo | null;
}

const digest = (text: string): string => hex(sha256(bytes(text)));

const finding = (holds: boolean | null): Finding => (holds === null ? 'absent' : holds ? 'holds' : 'fails');

const found = (what: What, holds: boolean | null, more: Partial<Found> = {}): Found => ({
  what,
  finding: finding(holds),
  wrong: [],
  facts: [],
  ...more,
});

/** The shuffles whose stored order is not the one that follows from the secret and the nonces. */
export function wrongShuffles(deal: KeptProof): number[] {
  return deal.shuffles.flatMap(({ lot, dealt }, k) => (same(shuffle(deal, k, lot), dealt) ? [] : [k]));
}

const same = (one: unknown, other: unknown): boolean => canonical(one ?? null) === canonical(other ?? null);

/** Look at everything that can be looked at. */
export function check(record: KeptRecord, evidence: Evidence): Found[] {
  const { deal } = record;
  const wrong = wrongShuffles(deal);
  return [
    memory(deal, evidence),
    found('commitment', digest(deal.secret) === deal.commitment),
    statement(record),
    signature(record, evidence),
    vows(deal, evidence.table),
    own(deal, evidence),
    found('shuffles', wrong.length === 0, { wrong }),
    aborts(evidence),
  ].filter(({ what, finding }) => what !== 'aborts' || finding !== 'absent');
}

/** What this browser saw of the start before the first card, or null. */
export function seen(deal: KeptProof, { table, memories }: Evidence): Memory | null {
  const exact = memories.find((each) => each.match === deal.match && (!table || each.table === table.id));
  if (exact || !table) return exact ?? null;
  const failed = table.aborts.map(({ match }) => match);
  return memories.find((each) => each.table === table.id && !failed.includes(each.match)) ?? null;
}

/** The server bound itself before it saw any nonce: what it says now is what it said then. */
function memory(deal: KeptProof, evidence: Evidence): Found {
  const kept = seen(deal, evidence);
  if (!kept) return found('memory', null);
  const facts: Fact[] = [];
  if (kept.match !== deal.match) facts.push('match');
  if (kept.commitment !== deal.commitment) facts.push('commitment');
  const [before, now] = [kept.signed?.statement, deal.start?.statement];
  if (!before !== !now) facts.push('statement');
  const fields: Fact[] = ['server', 'at', 'attempt', 'game', 'rules', 'table', 'dealer', 'seats'];
  if (before && now) facts.push(...fields.filter((fact) => !same(before[fact as 'at'], now[fact as 'at'])));
  const people = now ? peopleOf(now) : Object.keys(evidence.table?.start?.nonces ?? kept.vows).map(Number);
  const wrong = people.filter((seat, place) => {
    const vow = kept.vows[String(seat)];
    return vow !== undefined && vow !== digest(deal.nonces[place] ?? '');
  });
  if (wrong.length) facts.push('vows');
  return found('memory', facts.length === 0, { facts, wrong });
}

const peopleOf = ({ seats }: Statement): number[] => seats.flatMap(({ person }, seat) => (person ? [seat] : []));

/** What was stated at the start is what was played. */
function statement({ deal, game, rules, table, dealer }: KeptRecord): Found {
  if (!deal.start) return found('statement', null);
  const stated = deal.start.statement;
  const pairs: [Fact, unknown][] = [
    ['match', deal.match],
    ['commitment', deal.commitment],
    ['game', game],
    ['rules', rules],
    ['table', fingerprintHex(table)],
    ['dealer', dealer],
  ];
  const facts = pairs.flatMap(([fact, value]) => (same(stated[fact as 'at'], value) ? [] : [fact]));
  if (peopleOf(stated).length !== deal.nonces.length) facts.push('seats');
  return found('statement', facts.length === 0, { facts });
}

const SLACK = 3_600_000; // milliseconds by which a server's clock may have been set

function signs(key: string, label: string, data: unknown, signature: string): boolean {
  const message = joined(new TextEncoder().encode(label), fingerprint(data));
  return signedBy(bytes(key), message, bytes(signature));
}

/** The server whose keys are published here signed the statement before the match and the record after it; `absent`
 * with the fact `statement` where only that is signed. */
function signature(record: KeptRecord, { table, server }: Evidence): Found {
  const { signature: whole, ...rest } = record;
  const { start } = record.deal;
  if (!whole && !start) return found('signature', null);
  const key = whole?.key ?? start?.statement.server ?? '';
  const holds =
    (!start || signs(start.statement.server, 'fuda-start', start.statement, start.signature)) &&
    (!whole || signs(whole.key, 'fuda-record', rest, whole.value));
  // Of a match at this server's own table the keys must be its own, and the statement's the one of its day.
  const published = (each: string, at?: number): boolean =>
    server?.keys.some(
      ({ key, since, until }) => key === each && (!at || (since - SLACK <= at && at <= (until ?? at) + SLACK)),
    ) ?? true;
  const stated = start?.statement;
  const listed = (!stated || published(stated.server, stated.at)) && (!whole || published(whole.key));
  const genuine = holds && (listed || !table);
  // Under the start alone it says nothing of what was played after it.
  if (!whole && genuine) return found('signature', null, { key, facts: ['statement'] });
  return found('signature', genuine, { key, facts: holds && !listed ? ['server'] : [] });
}

/** Every nonce has the hash that its page sent before it saw any other, and the deal used exactly these. */
function vows(deal: KeptProof, table: TableInfo | null): Found {
  const start = table?.start;
  if (!start?.nonces) return found('vows', null);
  const seats = Object.keys(start.nonces).sort((one, other) => Number(one) - Number(other));
  const shown = seats.map((seat) => start.nonces?.[seat] ?? '');
  const wrong = seats.filter((seat, place) => digest(shown[place] ?? '') !== start.vows[seat]).map(Number);
  return found('vows', wrong.length === 0 && same(shown, deal.nonces), { wrong });
}

/** The nonce that this browser drew is in the deal. */
const own = (deal: KeptProof, { nonce }: Evidence): Found =>
  found('own', nonce === null ? null : deal.nonces.includes(nonce));

/** Starts that came to nothing: their secrets and numbers are open, and they are those that this browser saw. */
function aborts({ table, memories }: Evidence): Found {
  if (!table?.aborts.length) return found('aborts', null);
  const wrong = table.aborts.filter((abort) => !honest(abort, memories)).map(({ attempt }) => attempt);
  return found('aborts', wrong.length === 0, { wrong });
}

function honest({ match, commitment, secret, vows, nonces }: AbortInfo, memories: Memory[]): boolean {
  const kept = memories.find((each) => each.match === match);
  const fits = (said: Record<string, string>) => Object.entries(said).every(([seat, vow]) => vows[seat] === vow);
  const shown = Object.entries(nonces).every(([seat, nonce]) => digest(nonce) === vows[seat]);
  return digest(secret) === commitment && shown && (!kept || (kept.commitment === commitment && fits(kept.vows)));
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
  if (data.version !== 1 && data.version !== 2) throw new BadFile('version');
  const { deal, moves, result, game, table, signature } = data;
  const start = deal?.start;
  const hexes = [deal?.secret, deal?.match, deal?.commitment, ...(Array.isArray(deal?.nonces) ? deal.nonces : [null])];
  if (start) hexes.push(start.signature, start.statement?.server, start.statement?.commitment);
  if (signature) hexes.push(signature.key, signature.value);
  const texts = (list: unknown) => Array.isArray(list) && list.every((each) => typeof each === 'string');
  const whole =
    typeof game === 'string' &&
    typeof table === 'object' &&
    Array.isArray(moves) &&
    moves.every((move) => Array.isArray(move) && typeof move[0] === 'number' && texts(move.slice(1))) &&
    Array.isArray(result?.scores) &&
    Array.isArray(result.winners) &&
    hexes.every((each) => typeof each === 'string' && /^([0-9a-f]{2})+$/.test(each)) &&
    (!start || (Array.isArray(start.statement.seats) && start.statement.seats.every((seat) => seat !== null))) &&
    Array.isArray(deal?.shuffles) &&
    deal.shuffles.every((each) => texts(each?.lot) && texts(each?.dealt));
  if (!whole) throw new BadFile('damaged');
  return data as KeptRecord;
}
