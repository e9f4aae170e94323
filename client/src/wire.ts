// Written by `python -m scripts.types` from the Python types. Do not edit.

export type Stage = 'open' | 'starting' | 'playing' | 'over';

export type SeatKind = 'open' | 'held' | 'person' | 'bot';

export type Clock = 'none' | 'casual' | 'fast';

export type Ending = 'played' | 'stopped' | 'resigned' | 'abandoned';

export type AbortReason = 'silent' | 'false' | 'left' | 'closed' | 'unknown';

export type Phrase = 'hello' | 'good-luck' | 'well-played' | 'thanks' | 'one-moment' | 'sorry' | 'wow' | 'oops' | 'again' | 'goodbye' | 'smile' | 'laugh' | 'think' | 'clap' | 'heart' | 'cat';

export type Refusal = 'illegal' | 'stale' | 'not-seated' | 'not-host' | 'taken' | 'not-now' | 'not-full' | 'bad-nonce' | 'unknown' | 'set-aside' | 'bad-rules' | 'bad-message' | 'too-fast' | 'too-many' | 'storage' | 'internal';

export type ReviewStage = 'waiting' | 'preparing' | 'compiling' | 'looking' | 'done' | 'failed';

export type Sound = 'lay' | 'take' | 'yaku' | 'round' | 'win' | 'loss';

export type Mark = 'letter' | 'won' | 'koi' | 'yaku' | 'heavy';

/** Who sits in a seat: a person's public id and name, or a bot's level. */
export interface StatementSeat {
  person?: string | null;
  name?: string | null;
  level?: string | null;
}

/** What a match is about to be. */
export interface Statement {
  format: 'fuda-start';
  version: 1;
  server: string;
  at: number;
  attempt: number;
  match: string;
  commitment: string;
  game: string;
  rules: number;
  table: string;
  dealer: number | null;
  seats: StatementSeat[];
}

/** A statement and the signature of the key that it names, hex. */
export interface SignedStart {
  statement: Statement;
  signature: string;
}

/** One table rule: its name and help are the messages `<game>-option-<name>` and its attribute `help`. */
export interface OptionInfo {
  name: string;
  kind: 'bool' | 'int' | 'choice' | 'text' | 'data';
  values: (boolean | number | string)[];
  presets: Record<string, unknown>;
  clauses: string[];
  group: string;
  needs: Record<string, unknown>;
}

/** A chapter of the rulebook: its heading is the message `<game>-section-<name>`, a clause `<game>-clause-<ID>`. */
export interface Section {
  name: string;
  clauses: string[];
  table: string[][];
}

/** A chapter for learners: the message `<game>-lesson-<name>`, its title the attribute `title`. */
export interface Lesson {
  name: string;
  lines: string[];
  theme: string | null;
  exercises: number;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  presets: string[];
  seats: Record<string, number>;
  options: OptionInfo[];
  levels: string[];
  cards: string[];
  sections: Section[];
  advice: number;
  lessons: Lesson[];
  fewest: boolean;
  stop: string | null;
  day: boolean;
}

/** POST /api/games/{game}/rules: a preset and what differs from it. */
export interface RulesRequest {
  preset: string;
  options?: Record<string, unknown>;
}

/** Table rules that were checked. */
export interface RulesInfo {
  preset: string;
  options: Record<string, unknown>;
  changed: string[];
  seats: number;
}

/** GET /api/me: the visitor. A first visit makes a guest and sets the cookie. */
export interface Me {
  person: string;
  name: string;
}

/** PATCH /api/me. */
export interface NewName {
  name: string;
}

/** How one seat of a new table is to be filled. */
export interface SeatRequest {
  kind: 'me' | 'open' | 'held' | 'bot';
  level?: string | null;
}

/** POST /api/tables, answered with TableInfo. */
export interface TableRequest {
  game: string;
  preset: string;
  seats: SeatRequest[];
  options?: Record<string, unknown>;
  listed?: boolean;
  clock?: 'none' | 'casual' | 'fast';
  memory?: boolean;
  start?: boolean;
  guide?: boolean;
  coach?: boolean;
}

/** Who sits there. */
export interface SeatInfo {
  kind: 'open' | 'held' | 'person' | 'bot';
  name: string | null;
  person: string | null;
  level: string | null;
  connected: boolean;
  substitute: boolean;
  resigned: boolean;
}

/** Time to think. All in milliseconds; deadlines since 1970 by the server's clock. */
export interface ClockInfo {
  kind: 'none' | 'casual' | 'fast';
  deadlines: (number | null)[];
  reserves: number[];
  resting: number | null;
}

/** The fair start (docs/record-format.md). It is public: every page can check it. */
export interface StartInfo {
  match: string;
  attempt: number;
  commitment: string;
  signed: SignedStart | null;
  vows: Record<string, string>;
  nonces: Record<string, string> | null;
  secret: string | null;
  deadline: number | null;
}

/** A start that failed: its deal was never used. All that was said in it is public. */
export interface AbortInfo {
  attempt: number;
  match: string;
  commitment: string;
  secret: string;
  missing: number[];
  at: number;
  reason: 'silent' | 'false' | 'left' | 'closed' | 'unknown';
  vows: Record<string, string>;
  nonces: Record<string, string>;
  signed: SignedStart | null;
}

/** How it ended. */
export interface EndInfo {
  ending: 'played' | 'stopped' | 'resigned' | 'abandoned';
  scores: number[];
  winners: number[];
  resigned: number[];
}

/** A table as everybody may know it. */
export interface TableInfo {
  id: string;
  game: string;
  preset: string;
  options: Record<string, unknown>;
  changed: string[];
  stage: 'open' | 'starting' | 'playing' | 'over';
  seats: SeatInfo[];
  host: string;
  listed: boolean;
  clock: 'none' | 'casual' | 'fast';
  memory: boolean;
  guide: boolean;
  seq: number;
  created: number;
  moves: number;
  spectators: number;
  start: StartInfo | null;
  aborts: AbortInfo[];
  time: ClockInfo;
  to_act: number[];
  resting: boolean;
  ready: number[];
  stopping: number[];
  end: EndInfo | null;
  again: number[];
  next: string | null;
  day: string | null;
  back: number | null;
  coach: boolean;
  asked: number;
}

/** GET /api/tables: listed tables that are open or being played; GET /api/me/tables: my own, newest first. */
export interface TableList {
  tables: TableInfo[];
}

/** GET /api/tables/{table}/key?origin=…: who sits there may ask for it and pass it on; held seats open with it. */
export interface Invitation {
  key: string;
  link: string;
  code: string[];
}

/** A key by which this server signs, or has signed. */
export interface KeyInfo {
  key: string;
  since: number;
  until: number | null;
}

/** An aborted start, wherever it was. */
export interface FailedStart {
  game: string;
  start: AbortInfo;
}

/** GET /api/fair/aborts?before=…: aborted starts, the newest first. */
export interface FailedStarts {
  aborts: FailedStart[];
}

/** GET /api/fair: this server's keys, the newest first, and what became of the fair starts at its tables. */
export interface FairInfo {
  keys: KeyInfo[];
  since: number | null;
  starts: number;
  dealt: number;
  aborted: Record<string, number>;
  aborts: FailedStart[];
}

/** GET /api/fair/people/{person}: the starts that somebody took part in. */
export interface StartAccount {
  starts: number;
  aborted: number;
  missing: number;
}

/** One thing that holds, or the first that does not. */
export interface Check {
  what: string;
  holds: boolean;
  detail: string;
}

/** What a verification found. */
export interface Checks {
  checks: Check[];
}

/** Something that happened: a key of the catalogue of words, its arguments, the clauses that say why. */
export interface EventInfo {
  key: string;
  args: Record<string, unknown>;
  clauses: string[];
  move: number;
  sound?: 'lay' | 'take' | 'yaku' | 'round' | 'win' | 'loss' | null;
  mark?: 'letter' | 'won' | 'koi' | 'yaku' | 'heavy' | null;
}

/** A step of a replay: step 0 is the first deal, then each move, then the deal after a finished round. */
export interface Step {
  round: number;
  seat: number | null;
  actions: string[];
  substitute: boolean;
  events: EventInfo[];
  scores: number[];
}

/** GET /api/tables/{table}/replay. */
export interface Replay {
  table: TableInfo;
  steps: Step[];
}

/** GET /api/tables/{table}/replay/{step}: the table after that step, as every seat saw it. */
export interface Frame {
  step: number;
  views: (Record<string, unknown>)[];
}

/** GET /api/tables/{table}/review?seat=…&known=…: what every choice was worth, as far as it has been looked at. */
export interface ReviewInfo {
  stage: 'waiting' | 'preparing' | 'compiling' | 'looking' | 'done' | 'failed';
  ahead: number;
  reports: number;
  review: unknown;
  problem: string | null;
}

/** POST /api/tables/{table}/lines: another move in the place of one that was played, and bots that play on. */
export interface LineRequest {
  number: number;
  move: string[];
  sampled?: boolean;
  seed?: number;
}

/** A number with its 95 % interval. */
export interface Range {
  mean: number;
  low: number;
  high: number;
}

/** Where a line leads, by seat: to the end of the round, or of the match in games that are valued there. */
export interface LineEnding {
  scores: number[];
  points: number[];
  chance: number[];
}

/** A way that a match might have gone; GET /api/tables/{table}/lines/{id}/{step} has its frames. */
export interface LineInfo {
  id: string;
  step: number;
  number: number;
  seat: number;
  sampled: boolean;
  seed: number;
  steps: Step[];
  ending: LineEnding;
  really: LineEnding | null;
  points_gained: Range;
  chance_gained: Range;
  worlds: number;
}

/** POST /api/tables/{table}/together: where the one who leads through a finished match is. */
export interface Place {
  step: number;
  seat: number;
  blind: boolean;
}

/** GET /api/tables/{table}/together?known=N: what is shown to those who look together, when it is not version N. */
export interface Shown {
  version: number;
  leader: string | null;
  name: string | null;
  place: Place | null;
  names: string[];
}

/** Take a free seat; a held one needs the key of the link. */
export interface Sit {
  type: 'sit';
  id: string;
  seat: number;
  key?: string | null;
}

/** Get up: before the start the seat is free again, during a match a bot plays on. */
export interface Leave {
  type: 'leave';
  id: string;
}

/** The host frees a seat before the start. */
export interface Free {
  type: 'free';
  id: string;
  seat: number;
}

/** The host lets a bot take a free or held seat before the start; without a seat, all of them. */
export interface Fill {
  type: 'fill';
  id: string;
  level: string;
  seat?: number | null;
}

/** The host starts the match when every seat is taken. */
export interface Start {
  type: 'start';
  id: string;
}

/** SHA-256 of the nonce that this page will show. */
export interface Vow {
  type: 'vow';
  id: string;
  match: string;
  hash: string;
}

/** The nonce itself, 32 bytes in hex, when all vows are in. */
export interface Nonce {
  type: 'nonce';
  id: string;
  match: string;
  nonce: string;
}

/** One whole move; `seen` is the seq of the update that it answers. */
export interface Move {
  type: 'move';
  id: string;
  seen: number;
  actions: string[];
}

/** Go on after a finished round. */
export interface Ready {
  type: 'ready';
  id: string;
  seen: number;
}

/** Agree to stop the match between rounds, or take the agreement back. */
export interface Stop {
  type: 'stop';
  id: string;
  agree: boolean;
}

/** Take my last move back, and what bots did since; never where other people play. */
export interface Back {
  type: 'back';
  id: string;
  seen: number;
}

/** Ask the coach before my move, answered with advice; the log and the record say so. Never among people. */
export interface Ask {
  type: 'ask';
  id: string;
  seen: number;
}

/** Give up. */
export interface Resign {
  type: 'resign';
  id: string;
}

/** Ask for another match; when all people here ask, the new table is `next`. */
export interface Rematch {
  type: 'rematch';
  id: string;
}

/** A set phrase or a reaction; the reader sees it in their own language. */
export interface Say {
  type: 'say';
  id: string;
  phrase: 'hello' | 'good-luck' | 'well-played' | 'thanks' | 'one-moment' | 'sorry' | 'wow' | 'oops' | 'again' | 'goodbye' | 'smile' | 'laugh' | 'think' | 'clap' | 'heart' | 'cat';
}

/** Ask what a begun move comes to and what may follow. */
export interface Preview {
  type: 'preview';
  id: string;
  begun: string[];
}

/** Ask whether anybody is there, and say how it is on this side; both in milliseconds. */
export interface Ping {
  type: 'ping';
  id: string;
  within?: number | null;
  delay?: number | null;
}

/** First message on a socket. */
export interface Welcome {
  type: 'welcome';
  person: string;
  seat: number | null;
  host: boolean;
  now: number;
}

/** The table after entry `seq`, as this socket's person may know it; `since` is the seq of the update before. */
export interface Update {
  type: 'update';
  since: number;
  seq: number;
  seat: number | null;
  table: TableInfo;
  view: Record<string, unknown> | null;
  events: EventInfo[];
  recall: number;
}

/** An update as what differs from the one before it on this socket, for who asked for `changes`. */
export interface Change {
  type: 'change';
  since: number;
  seq: number;
  seat: number | null;
  table: unknown[][];
  view: unknown[][];
  events: EventInfo[];
  recall: number;
}

/** Done, and safe on disk: entry `seq` holds it. What changed comes, or came already, as an update. */
export interface Ack {
  type: 'ack';
  id: string;
  seq: number;
}

/** Not done; nothing has changed. The page words it by `code` and `clause`; `message` is English. */
export interface Refused {
  type: 'refused';
  id: string | null;
  code: 'illegal' | 'stale' | 'not-seated' | 'not-host' | 'taken' | 'not-now' | 'not-full' | 'bad-nonce' | 'unknown' | 'set-aside' | 'bad-rules' | 'bad-message' | 'too-fast' | 'too-many' | 'storage' | 'internal';
  message: string;
  clause: string | null;
  allowed: string[];
}

/** What a begun move comes to, the game's Preview. */
export interface Previewed {
  type: 'previewed';
  id: string;
  preview: Record<string, unknown>;
}

/** What a whole move is worth to its seat, in the game's points and in the chance to win the match. */
export interface MoveValue {
  move: string[];
  points: Range;
  chance: Range;
  points_behind: Range;
  chance_behind: Range;
  by_reference: boolean;
}

/** What the coach says: several times, more surely each time, until `done`. */
export interface Advised {
  type: 'advised';
  id: string;
  seq: number;
  choices: number;
  moves: MoveValue[];
  matters: boolean;
  worlds: number;
  done: boolean;
}

/** Somebody said something; it is not kept. */
export interface Said {
  type: 'said';
  seat: number;
  phrase: 'hello' | 'good-luck' | 'well-played' | 'thanks' | 'one-moment' | 'sorry' | 'wow' | 'oops' | 'again' | 'goodbye' | 'smile' | 'laugh' | 'think' | 'clap' | 'heart' | 'cat';
}

/** Here. */
export interface Pong {
  type: 'pong';
  id: string;
  now: number;
}

/** The last message before the server closes the socket: come back after so many milliseconds, None: do not. */
export interface Bye {
  type: 'bye';
  reason: 'restart' | 'gone' | 'too-slow' | 'too-fast' | 'elsewhere';
  retry: number | null;
}

/** A puzzle as it is asked: the position, and why it comes now. */
export interface PuzzleInfo {
  id: string;
  why: 'own' | 'again' | 'new' | 'day' | 'lesson';
  view: Record<string, unknown>;
  theme: string;
  difficulty: string | null;
}

/** A lesson with exercises, the messages `exercise-<game>-<exercise>`, and how many of them somebody has done. */
export interface LessonProgress {
  name: string;
  exercises: string[];
  done: number;
  preset: string;
}

/** GET /api/practice/{game}: how far somebody has come, and the puzzle that comes now, None: nothing is left. */
export interface PracticeInfo {
  game: string;
  puzzles: number;
  solved: number;
  own: number;
  streak: number;
  themes: Record<string, number>;
  lessons: LessonProgress[];
  puzzle: PuzzleInfo | null;
}

/** POST /api/practice/{game}/{puzzle}: a whole move as an answer; to its preview, one that is begun. */
export interface PuzzleMove {
  move: string[];
}

/** A move of a puzzle: what it is worth, how far it is behind the best, and why, in the reader's language. */
export interface ValuedMove {
  move: string[];
  chance: number;
  points: number;
  chance_behind: number;
  points_behind: number;
  reasons: string[];
}

/** What an answer was, and all there is to say about the puzzle. */
export interface PuzzleVerdict {
  right: boolean;
  place: number | null;
  moves: ValuedMove[];
  best: number;
  line: EventInfo[];
  levels: string[];
  chance_surely: number;
  due: string | null;
  solved: number;
  streak: number;
}

/** How often something was dealt, and what chance expects. */
export interface DealtInfo {
  found: number;
  deals: number;
  expected: number;
  variance: number;
}

/** Choices of one kind. */
export interface ErrorsInfo {
  choices: number;
  mistakes: number;
  lost: number;
}

/** What the coach found in a match: what luck brought, and what my choices lost. */
export interface CoachedInfo {
  gain: number;
  luck: number;
  points: number;
  luck_points: number;
  kinds: Record<string, ErrorsInfo>;
  parts: Record<string, ErrorsInfo>;
}

/** The time that I took for my moves; pauses are left out. */
export interface ThinkingInfo {
  moves: number;
  milliseconds: number;
}

/** A finished match in numbers, for my seat. */
export interface MatchStatistics {
  id: string;
  table: string;
  at: number;
  opponents: string[];
  game: string;
  preset: string;
  seat: number;
  won: number;
  score: number;
  lead: number;
  rounds: number;
  counts: Record<string, number[]>;
  dealt: Record<string, DealtInfo>;
  coached: CoachedInfo | null;
  thinking: ThinkingInfo | null;
}

/** GET /api/me/statistics; `left` are still to be counted: ask again. */
export interface StatisticsInfo {
  matches: MatchStatistics[];
  left: number;
}

/** The body of every HTTP error. */
export interface Problem {
  code: 'illegal' | 'stale' | 'not-seated' | 'not-host' | 'taken' | 'not-now' | 'not-full' | 'bad-nonce' | 'unknown' | 'set-aside' | 'bad-rules' | 'bad-message' | 'too-fast' | 'too-many' | 'storage' | 'internal';
  message: string;
}

/** GET /api/health/live. */
export interface Life {
  version: string;
}

/** GET /api/health: 503 and not `ok` while nothing can be written. */
export interface Health {
  ok: boolean;
  version: string;
  database: string;
  tables: number;
  sockets: number;
}

export type Commands = Sit | Leave | Free | Fill | Start | Vow | Nonce | Move | Back | Ask | Ready | Stop | Resign | Rematch | Say | Preview | Ping;

export type Messages = Welcome | Update | Change | Ack | Refused | Previewed | Advised | Said | Pong | Bye;

/** One lot in ascending order, and what the shuffle made of it. */
export interface KeptShuffle {
  lot: string[];
  dealt: string[];
}

/** What decided the shuffles; bytes in hex. */
export interface KeptProof {
  match: string;
  commitment: string;
  secret: string;
  nonces: string[];
  shuffles: KeptShuffle[];
  start?: SignedStart;
}

/** Who vouches for the whole record: a server's public key, and its signature; hex. */
export interface KeptSignature {
  key: string;
  value: string;
}

/** How it ended. */
export interface KeptResult {
  scores: number[];
  winners: number[];
  stopped: boolean;
  resigned?: number[];
}

/** Moves that were made and taken back, after so many others. */
export interface KeptTakenBack {
  after: number;
  moves: ((number | string)[])[];
}

/** Who asked the coach, after so many moves. */
export interface KeptAsked {
  after: number;
  seat: number;
}

/** A finished match. */
export interface KeptRecord {
  format: string;
  version: number;
  game: string;
  preset: string;
  table: Record<string, unknown>;
  dealer: number | null;
  deal: KeptProof;
  moves: ((number | string)[])[];
  result: KeptResult;
  rules: number;
  taken_back?: KeptTakenBack[];
  asked?: KeptAsked[];
  signature?: KeptSignature;
}

/** What a seat may know of a match; `board` is the game's own. */
interface ViewOf<Game extends string, Table, Phase extends string, Board, Hints> {
  game: Game;
  table: Table;
  seat: number | null;
  seats: number;
  to_act: number[];
  phase: Phase | 'stopped' | 'resigned';
  legal: string[];
  scores: number[];
  board: Board;
  hints: Hints | null;
}

/** An event of a known kind: its key says which arguments it has. */
interface EventOf<Key extends string, Args> extends EventInfo {
  key: Key;
  args: Args & Record<string, unknown>;
}

export type KoikoiPhase = 'draw' | 'deal' | 'exchange' | 'play' | 'take' | 'take-stock' | 'call' | 'rest' | 'over';

/** A yaku that a seat had at the end of its last turn. */
export interface KoikoiLine {
  yaku: 'kasu' | 'tan' | 'tane' | 'aotan' | 'akatan' | 'ino-shika-cho' | 'hanami' | 'tsukimi' | 'sanko' | 'ameshiko' | 'shiko' | 'goko';
  points: number;
}

/** What a gaji will take at the round's end (KK-27). */
export interface KoikoiClaim {
  seat: number;
  month: number;
}

/** A card that waits for its match to be chosen. */
export interface KoikoiPending {
  card: string;
  wild: boolean;
}

/** How the round ended. */
export interface KoikoiResult {
  outcome: 'going' | 'stop' | 'empty-hand' | 'lucky-hand' | 'declared' | 'last-yaku' | 'void-hands' | 'void-lucky';
  winner: number | null;
  base: number;
  gain: number;
}

/** The table as one seat sees it. Lists of two go by seat. */
export interface KoikoiBoard {
  round: number;
  oya: number | null;
  turn: number;
  drawn: (string | null)[];
  hands: (string[] | null)[];
  held: number[];
  field: string[];
  stock: number;
  captured: string[][];
  yaku: KoikoiLine[][];
  koi: number[];
  lights: number;
  pending: KoikoiPending | null;
  claim: KoikoiClaim | null;
  maker: number | null;
  result: KoikoiResult | null;
  aside: string[];
}

/** A yaku of this table, and what counts for it. */
export interface KoikoiKind {
  points: number;
  clause: string;
  cards: string[];
  must: string | null;
}

/** A yaku that is made, or the lucky hand that won. */
export interface KoikoiScored {
  yaku: 'kasu' | 'tan' | 'tane' | 'aotan' | 'akatan' | 'ino-shika-cho' | 'hanami' | 'tsukimi' | 'sanko' | 'ameshiko' | 'shiko' | 'goko' | 'lucky' | 'double-lucky';
  points: number;
  clause: string;
  cards: string[];
}

/** What a stop would bring now. */
export interface KoikoiStake {
  base: number;
  koi: number;
  lights: number;
  doublings: number;
  gain: number;
  cards_left: number;
  opponent_left: number;
  raised: number;
  opponent_raised: number;
}

/** How the winner's gain came about (KK-23). */
export interface KoikoiSettled {
  lines: KoikoiScored[];
  base: number;
  koi: number;
  lights: number;
  doublings: number;
  doubled: ('double_seven' | 'double_own_koi' | 'double_opponent_koi')[];
  gain: number;
}

/** What a person would like pointed out; a spectator gets what anybody can see. Lists of two go by seat. */
export interface KoikoiHints {
  matches?: Record<string, string[]>;
  yaku?: Partial<Record<'kasu' | 'tan' | 'tane' | 'aotan' | 'akatan' | 'ino-shika-cho' | 'hanami' | 'tsukimi' | 'sanko' | 'ameshiko' | 'shiko' | 'goko', KoikoiKind>>;
  reach?: (Partial<Record<'kasu' | 'tan' | 'tane' | 'aotan' | 'akatan' | 'ino-shika-cho' | 'hanami' | 'tsukimi' | 'sanko' | 'ameshiko' | 'shiko' | 'goko', number>>)[];
  lines?: KoikoiScored[][];
  stake?: KoikoiStake;
  settled?: KoikoiSettled;
}

/** The table rules. */
export interface KoikoiTable {
  rounds: number;
  next_oya: 'winner' | 'alternate';
  tiebreak: 'extra_round' | 'draw';
  void_field: boolean;
  lucky_hand: 'automatic' | 'declared' | 'off';
  exchange: boolean;
  field_lights: boolean;
  refill_empty_field: boolean;
  gaji: boolean;
  last_card: 'skipped' | 'played';
  yaku_points: 'czech' | 'russian';
  goko_points: number;
  sanko_with_poet: boolean;
  share_cards: boolean;
  grow_sets: 'off' | 'added' | 'instead';
  sake_as_kasu: 'no' | 'counts' | 'bonus';
  viewing_yaku: boolean;
  rain_stops_viewing: boolean;
  trio: boolean;
  koi_multiplier: 'none' | 'shared' | 'larger' | 'product';
  koi_step: 'call' | 'new_yaku';
  zero_sum: boolean;
  double_seven: boolean;
  double_own_koi: boolean;
  double_opponent_koi: boolean;
  koi_needs_seven: boolean;
}

export type KoikoiView = ViewOf<'koikoi', KoikoiTable, KoikoiPhase, KoikoiBoard, KoikoiHints>;

export type KoikoiEvent =
  | EventOf<'koikoi-event-draw-dealer', { seat: number; card: string }>
  | EventOf<'koikoi-event-draw-again', object>
  | EventOf<'koikoi-event-dealer', { seat: number }>
  | EventOf<'koikoi-event-deal', { round: number; rounds: number; seat: number }>
  | EventOf<'koikoi-event-extra-round', { round: number }>
  | EventOf<'koikoi-event-void-deal', { cards: string[] }>
  | EventOf<'koikoi-event-field-lights', { count: number; factor: number }>
  | EventOf<'koikoi-event-swap', { seat: number }>
  | EventOf<'koikoi-event-keep', { seat: number }>
  | EventOf<'koikoi-event-declare', { seat: number; cards: string[] }>
  | EventOf<'koikoi-event-lucky', { seat: number; cards: string[] }>
  | EventOf<'koikoi-event-both-lucky', { hands: string[][] }>
  | EventOf<'koikoi-event-refill', { card: string }>
  | EventOf<'koikoi-event-play', { seat: number; card: string }>
  | EventOf<'koikoi-event-lay', { seat: number; card: string }>
  | EventOf<'koikoi-event-turn-up', { seat: number; card: string }>
  | EventOf<'koikoi-event-stay', { seat: number; card: string }>
  | EventOf<'koikoi-event-capture', { seat: number; cards: string[] }>
  | EventOf<'koikoi-event-gaji', { seat: number; card: string; month: number }>
  | EventOf<'koikoi-event-claim', { seat: number; cards: string[] }>
  | EventOf<'koikoi-event-yaku', { seat: number; yaku: 'kasu' | 'tan' | 'tane' | 'aotan' | 'akatan' | 'ino-shika-cho' | 'hanami' | 'tsukimi' | 'sanko' | 'ameshiko' | 'shiko' | 'goko'; points: number; cards: string[] }>
  | EventOf<'koikoi-event-improve', { seat: number; yaku: 'kasu' | 'tan' | 'tane' | 'aotan' | 'akatan' | 'ino-shika-cho' | 'hanami' | 'tsukimi' | 'sanko' | 'ameshiko' | 'shiko' | 'goko'; points: number; cards: string[] }>
  | EventOf<'koikoi-event-koi', { seat: number; count: number }>
  | EventOf<'koikoi-event-stop', { seat: number }>
  | EventOf<'koikoi-event-auto-stop', { seat: number }>
  | EventOf<'koikoi-event-last-yaku', { seat: number }>
  | EventOf<'koikoi-event-line', { seat: number; factor: number; yaku: 'kasu' | 'tan' | 'tane' | 'aotan' | 'akatan' | 'ino-shika-cho' | 'hanami' | 'tsukimi' | 'sanko' | 'ameshiko' | 'shiko' | 'goko' | 'lucky' | 'double-lucky'; points: number; cards: string[] }>
  | EventOf<'koikoi-event-factor', { seat: number; base: number; koi: number; lights: number; doublings: number; doubled: ('double_seven' | 'double_own_koi' | 'double_opponent_koi')[]; gain: number }>
  | EventOf<'koikoi-event-round-won', { seat: number; gain: number; outcome: 'going' | 'stop' | 'empty-hand' | 'lucky-hand' | 'declared' | 'last-yaku' | 'void-hands' | 'void-lucky' }>
  | EventOf<'koikoi-event-round-void-hands', { outcome: 'going' | 'stop' | 'empty-hand' | 'lucky-hand' | 'declared' | 'last-yaku' | 'void-hands' | 'void-lucky' }>
  | EventOf<'koikoi-event-round-void-lucky', { outcome: 'going' | 'stop' | 'empty-hand' | 'lucky-hand' | 'declared' | 'last-yaku' | 'void-hands' | 'void-lucky' }>
  | EventOf<'koikoi-event-score', { seat: number; points: number }>
  | EventOf<'koikoi-event-match-won', { seat: number; scores: number[] }>
  | EventOf<'koikoi-event-match-draw', { scores: number[] }>
  | EventOf<'core-event-resigned', { seats: number[] }>
  | EventOf<'core-event-stopped', { scores: number[] }>
  | EventOf<'core-event-taken-back', { seat: number }>
  | EventOf<'core-event-asked', { seat: number }>
  | EventOf<'core-event-abandoned', { seats: number[] }>;

export type KockaPhase = 'draw' | 'deal' | 'pass' | 'play' | 'calls' | 'rest' | 'over';

/** Cards on the table, in the order of play. */
export interface KockaTrick {
  leader: number;
  cards: string[];
  taker: number | null;
}

/** How the round ended; before the calls of renonc are over it may still be replaced. */
export interface KockaResult {
  outcome: 'going' | 'played' | 'seventeen' | 'thrown' | 'renonc';
  reason: 'most' | 'tie-hejma' | 'tie-last-trick' | 'tie' | 'moon';
  clauses: string[];
  losers: number[];
  took: string[][];
  last: number | null;
  hejma: number | null;
  thrower: number | null;
  offender: number | null;
  trick: number | null;
  proof: string[];
}

/** The table as one seat sees it. Lists of four go by seat. */
export interface KockaBoard {
  round: number;
  dealer: number | null;
  turn: number | null;
  drawn: (string | null)[];
  hand: string[] | null;
  held: number[];
  ready: number[];
  passed: string[] | null;
  received: string[] | null;
  trick: KockaTrick | null;
  last: KockaTrick | null;
  history: KockaTrick[] | null;
  taken: number[];
  points: number[] | null;
  result: KockaResult | null;
}

/** A call of renonc. */
export interface KockaCall {
  seat: number;
  player: number;
  trick: number;
}

/** The open trick. */
export interface KockaTrickHint {
  suit: 'H' | 'L' | 'B' | 'A' | null;
  points: number;
  highest: number | null;
}

/** Whether the cards may be thrown in. */
export interface KockaThrowHint {
  allowed: boolean;
  points: number | null;
  needed: number;
}

/** What a person would like pointed out; a spectator gets none. */
export interface KockaHints {
  costs?: Record<string, number>;
  trick?: KockaTrickHint;
  follow?: string[];
  playable?: string[];
  barred?: Record<string, string>;
  throw?: KockaThrowHint;
}

/** What a begun move comes to. */
export interface KockaPreview {
  begun: string[];
  next: string[];
  whole: boolean;
  cards: string[];
  missing: number;
  points: number;
  left: string[];
}

/** The table rules. */
export interface KockaTable {
  word: string;
  ch_is_one_letter: boolean;
  first_dealer: 'lot' | 0 | 1 | 2 | 3;
  ten_high: boolean;
  heart_lead_first_trick: boolean;
  renonc: 'enforced' | 'honour';
  open_history: boolean;
  show_points: boolean;
  stop_at_17: 'automatic' | 'off';
  hejma_tie: 'last_trick' | 'both' | 'replay';
  shoot_moon: boolean;
}

export type KockaView = ViewOf<'kocka', KockaTable, KockaPhase, KockaBoard, KockaHints>;

export type KockaEvent =
  | EventOf<'kocka-event-draw-dealer', { seat: number; card: string }>
  | EventOf<'kocka-event-dealer', { seat: number }>
  | EventOf<'kocka-event-deal', { round: number; seat: number }>
  | EventOf<'kocka-event-ready', { seat: number }>
  | EventOf<'kocka-event-exchanged', { seat: number }>
  | EventOf<'kocka-event-lead', { seat: number; card: string }>
  | EventOf<'kocka-event-play', { seat: number; card: string }>
  | EventOf<'kocka-event-stray', { seat: number; card: string }>
  | EventOf<'kocka-event-trick', { seat: number; trick: number; cards: string[]; points: number }>
  | EventOf<'kocka-event-trick-unscored', { seat: number; trick: number; cards: string[] }>
  | EventOf<'kocka-event-honest-suit', { suit: 'H' | 'L' | 'B' | 'A' }>
  | EventOf<'kocka-event-seventeen', { seat: number; points: number }>
  | EventOf<'kocka-event-throw', { seat: number; taken: number; points: number }>
  | EventOf<'kocka-event-renonc', { seat: number; player_seat: number; trick: number; suit: 'H' | 'L' | 'B' | 'A' }>
  | EventOf<'kocka-event-renonc-right', { seat: number; trick: number; suit: 'H' | 'L' | 'B' | 'A'; cards: string[] }>
  | EventOf<'kocka-event-renonc-wrong', { seat: number; trick: number; suit: 'H' | 'L' | 'B' | 'A' }>
  | EventOf<'kocka-event-calls', { seat: number }>
  | EventOf<'kocka-event-done', { seat: number }>
  | EventOf<'kocka-event-took', { seat: number; tricks: number; cards: string[]; points: number }>
  | EventOf<'kocka-event-took-last', { seat: number; tricks: number; cards: string[]; points: number }>
  | EventOf<'kocka-event-took-last-only', { seat: number; tricks: number; cards: string[]; points: number }>
  | EventOf<'kocka-event-took-rest', { seat: number; tricks: number; cards: string[]; points: number }>
  | EventOf<'kocka-event-tie', { seats: number[]; points: number }>
  | EventOf<'kocka-event-tie-hejma', { seat: number }>
  | EventOf<'kocka-event-tie-last-trick', { seat: number }>
  | EventOf<'kocka-event-moon', { seat: number }>
  | EventOf<'kocka-event-round-lost', { seat: number; letters: number; of: number; outcome: 'going' | 'played' | 'seventeen' | 'thrown' | 'renonc' }>
  | EventOf<'kocka-event-round-void', { seat: number; outcome: 'going' | 'played' | 'seventeen' | 'thrown' | 'renonc' }>
  | EventOf<'kocka-event-letters', { seat: number; letters: number }>
  | EventOf<'kocka-event-match-lost', { seat: number }>
  | EventOf<'kocka-event-place', { seat: number; place: number; letters: number }>
  | EventOf<'core-event-resigned', { seats: number[] }>
  | EventOf<'core-event-stopped', { scores: number[] }>
  | EventOf<'core-event-taken-back', { seat: number }>
  | EventOf<'core-event-asked', { seat: number }>
  | EventOf<'core-event-abandoned', { seats: number[] }>;

export type YojimboPhase = 'shuffle' | 'turn' | 'forced' | 'kick' | 'prize' | 'pay' | 'source' | 'order' | 'refill' | 'pick' | 'over';

/** An attack face that lies open; which card it belongs to is not said. */
export interface YojimboAttack {
  face: string;
  type: 'grab' | 'strike' | 'kick' | 'dagger';
  height: number;
  points: number;
}

/** The last lay that averted an attack in this round. */
export interface YojimboAverted {
  seat: number;
  type: 'grab' | 'strike' | 'kick' | 'dagger';
  tenkan: boolean;
  osae: string | null;
}

/** Cards that are still to be drawn by the seat whose turn it is. */
export interface YojimboDrawing {
  purpose: 'nothing' | 'start' | 'training' | 'change' | 'osae';
  owed: number;
  contenders: number[];
  source: number | null;
}

/** The table as one seat sees it. Lists of lists go by seat. */
export interface YojimboBoard {
  round: number;
  holder: number | null;
  turn: number;
  staying: number[];
  turned: number[];
  stack: YojimboAttack[];
  opened: YojimboAttack[];
  pile: number;
  victory: YojimboAttack[][];
  hands: (string[] | null)[];
  held: number[];
  backs: string[][];
  sides: YojimboAttack[][];
  begun: string[];
  laid: number;
  refill: number;
  discards: number;
  top: string | null;
  drawn: (string | null)[];
  averted: YojimboAverted | null;
  kicked: boolean;
  prize: string[];
  spoils: YojimboAttack[];
  price: number | null;
  drawing: YojimboDrawing | null;
  aside: string[];
  faces: Record<string, string>;
}

/** A card behind a public attack face. */
export interface YojimboEntry {
  card: string | null;
  known_by: number[];
}

/** A held card that others know, because it was drawn from their hands. */
export interface YojimboLender {
  card: string;
  seats: number[];
}

/** What a card adds; None when it adds nothing by itself. */
export interface YojimboWorth {
  now?: number | null;
  next?: number | null;
}

/** A whole defence. */
export interface YojimboDefence {
  cards: string[];
  total: number;
  height: number;
  tenkan: boolean;
}

/** Why a card cannot be laid first. */
export interface YojimboUnfit {
  key: string;
  args: Record<string, unknown>;
  clause: string;
}

/** What a person would like pointed out; a spectator gets none. */
export interface YojimboHints {
  worth?: Record<string, YojimboWorth>;
  defences?: YojimboDefence[];
  unfit?: Record<string, YojimboUnfit>;
}

/** The attack that laid cards face. */
export interface YojimboFaced {
  face: string;
  type: 'grab' | 'strike' | 'kick' | 'dagger';
  height: number;
}

/** What a begun move comes to: of a defence the total, of a payment the price, of a change the cards drawn. */
export interface YojimboPreview {
  begun?: string[];
  next?: string[];
  whole?: boolean;
  cards?: string[];
  price?: number;
  missing?: number;
  draws?: number;
  against?: YojimboFaced;
  tenkan?: boolean;
  total?: number;
  bonus?: number;
  renraku?: number;
  renraku_needed?: number;
  osae?: string | null;
  osae_needed?: boolean;
  averts?: boolean;
  unfit?: Record<string, YojimboUnfit>;
}

/** The table rules. */
export interface YojimboTable {
  players: number;
  deck: 'shipped' | object;
  hand: number;
  attack_backs: boolean;
  training: 'to_five' | 'one';
  change: 'any' | 'whole';
  irimi_against_dagger: boolean;
  prize: 'points' | 'pay_or_hand';
  kick_refused: 'stays' | 'discarded';
  tie: 'holder' | 'among_tied';
}

export type YojimboView = ViewOf<'yojimbo', YojimboTable, YojimboPhase, YojimboBoard, YojimboHints>;

export type YojimboEvent =
  | EventOf<'yojimbo-event-deal', { count: number }>
  | EventOf<'yojimbo-event-draw-start', { seat: number; card: string; face: string; attack: 'grab' | 'strike' | 'kick' | 'dagger'; height: number }>
  | EventOf<'yojimbo-event-draw-again', { seats: number[] }>
  | EventOf<'yojimbo-event-draw-level', { seats: number[] }>
  | EventOf<'yojimbo-event-start', { seat: number }>
  | EventOf<'yojimbo-event-attack', { round: number; seat: number; count: number; left: number; face: string; attack: 'grab' | 'strike' | 'kick' | 'dagger'; height: number }>
  | EventOf<'yojimbo-event-train', { seat: number }>
  | EventOf<'yojimbo-event-change', { seat: number; count: number }>
  | EventOf<'yojimbo-event-top', { seat: number; count: number; card: string; face: string }>
  | EventOf<'yojimbo-event-draw', { seat: number; count: number }>
  | EventOf<'yojimbo-event-reshuffle', { count: number }>
  | EventOf<'yojimbo-event-empty', { seat: number }>
  | EventOf<'yojimbo-event-from', { seat: number; from_seat: number }>
  | EventOf<'yojimbo-event-draw-from', { seat: number; from_seat: number }>
  | EventOf<'yojimbo-event-avert', { seat: number; cards: string[]; faces: string[]; total: number; bonus: number; attack: 'grab' | 'strike' | 'kick' | 'dagger'; height: number }>
  | EventOf<'yojimbo-event-avert-next', { seat: number; cards: string[]; faces: string[]; total: number; bonus: number; attack: 'grab' | 'strike' | 'kick' | 'dagger'; height: number }>
  | EventOf<'yojimbo-event-kaiten', { seat: number; card: string }>
  | EventOf<'yojimbo-event-forced', { seat: number }>
  | EventOf<'yojimbo-event-forced-out', { seat: number }>
  | EventOf<'yojimbo-event-retreat', { seat: number }>
  | EventOf<'yojimbo-event-auto-retreat', { seat: number }>
  | EventOf<'yojimbo-event-nobody', { count: number }>
  | EventOf<'yojimbo-event-round-won', { seat: number }>
  | EventOf<'yojimbo-event-yojimbo', { seat: number; from_seat: number }>
  | EventOf<'yojimbo-event-tribute', { seat: number; from_seat: number; count: number }>
  | EventOf<'yojimbo-event-kick-choice', { seat: number }>
  | EventOf<'yojimbo-event-kick-stack', { seat: number }>
  | EventOf<'yojimbo-event-kick-next', { seat: number }>
  | EventOf<'yojimbo-event-stack-discarded', { count: number; cards: string[] }>
  | EventOf<'yojimbo-event-prize-choice', { seat: number; price: number }>
  | EventOf<'yojimbo-event-points', { seat: number }>
  | EventOf<'yojimbo-event-hand', { seat: number }>
  | EventOf<'yojimbo-event-pay', { seat: number; count: number }>
  | EventOf<'yojimbo-event-victory', { seat: number; faces: string[]; count: number; points: number }>
  | EventOf<'yojimbo-event-into-hand', { seat: number; faces: string[]; count: number }>
  | EventOf<'yojimbo-event-end', { unwon: number }>
  | EventOf<'yojimbo-event-score', { seat: number; points: number }>
  | EventOf<'yojimbo-event-tie', { seat: number }>
  | EventOf<'yojimbo-event-match-won', { seat: number; scores: number[] }>
  | EventOf<'yojimbo-event-match-shared', { seats: number[]; scores: number[] }>
  | EventOf<'core-event-resigned', { seats: number[] }>
  | EventOf<'core-event-stopped', { scores: number[] }>
  | EventOf<'core-event-taken-back', { seat: number }>
  | EventOf<'core-event-asked', { seat: number }>
  | EventOf<'core-event-abandoned', { seats: number[] }>;

export type View = KoikoiView | KockaView | YojimboView;
