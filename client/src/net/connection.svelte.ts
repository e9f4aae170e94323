/**
 * A page's socket at one table. It comes back by itself, names the last seq it saw, and sends again what was not
 * answered: ids make sure that nothing is done twice. Updates are shown one after another, so that the eye can follow.
 */
import type {
  Ack,
  Advised,
  Commands,
  EventInfo,
  Messages,
  Phrase,
  Previewed,
  Refused,
  TableInfo,
  Update,
  View,
} from '../wire';
import { changed } from './changes';
import { answerStart } from './nonce';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Command = WithoutId<Commands>;
export type Status = 'connecting' | 'live' | 'lost' | 'closed';

const WAITS = [300, 700, 1500, 3000, 5000]; // milliseconds between tries
const LONGEST_HOLD = 4000; // an animation never keeps the game back longer
// A heartbeat: the page asks whether anybody is there, says that it is here itself, and by when it will be again. Whose
// page is looked at and used hears of a lost line within a second and a half; one that is only open asks less often, for the
// sake of batteries and of the server; a hidden one does not ask.
const TICK = 200; // milliseconds between two looks at the clock
const BEAT = 800; // between two questions …
const IDLE_BEAT = 5_000; // … and where for so long
const IDLE = 30_000; // nobody has done anything and nothing has happened
const ANSWER = 600; // without an answer by then, and twice the usual time for one, the line seems lost,
const SLOWEST = 3_000; // however slow it usually is;
const DEAD = 4_000; // and by then it is given up for a new one,
const OPENING = 10_000; // which has so long to be there
const WELCOME = 90_000; // and to bring the first word: on its first day a server compiles the game, a dead line brings none

const DOINGS = ['pointerdown', 'keydown', 'wheel'] as const;

const gone = (id: string): Refused => ({
  type: 'refused',
  id,
  code: 'unknown',
  message: 'the table is closed',
  clause: null,
  allowed: [],
});

interface Waiting {
  command: Commands;
  done: (answer: Ack | Previewed | Advised) => void;
  /** What is said before it is done. */
  said?: ((advice: Advised) => void) | undefined;
  refused: (why: Refused) => void;
}

export class TableConnection {
  status = $state<Status>('connecting');
  /** Why the table cannot be had, when status is closed. */
  reason = $state<string | null>(null);
  person = $state<string | null>(null);
  seat = $state<number | null>(null);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  /** What happened between the view shown before and this one. */
  events = $state.raw<EventInfo[]>([]);
  /** How often in a row the table could not be reached. */
  failed = $state(0);
  /** Commands on their way, and what was done but is not yet on the screen. */
  pending = $state(0);
  /** The server's clock less ours, in milliseconds. */
  skew = $state(0);
  onsaid: (seat: number, phrase: Phrase) => void = () => {};
  /** Everything that happened, once, in order: for announcements, the log and sounds. `fresh`: it happens now; what
   * came before the page was opened is history. */
  onevents: (events: EventInfo[], update: Update, fresh: boolean) => void = () => {};

  #socket: WebSocket | null = null;
  #seq = 0; // of the last update received
  #done = 0; // of the last command of ours that was done
  #retry: number | null = null; // how long the server asked to wait
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval>;
  #welcomed = false; // whether the table is there: on its first day a server compiles the game first
  #beaten = 0; // when it last asked, or tried to connect; this and the next by performance.now()
  #asked: number | null = null; // since when something that was sent waits for the first word
  #usual = 0; // milliseconds that an answer takes
  #lively = performance.now(); // when somebody did something, or something happened
  #waiting = new Map<string, Waiting>();
  #queue: Update[] = [];
  #last: Update | null = null; // that came on this socket: what changes change
  #held: Promise<unknown> | null = null;
  #ended = false;

  /** `delay`: the least milliseconds of a bot's move that the reader wants. */
  constructor(
    readonly id: string,
    readonly delay: () => number,
  ) {
    this.#connect();
    this.#heart = setInterval(this.#look, TICK);
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#cut);
    for (const done of DOINGS) addEventListener(done, this.#stir, { passive: true });
    document.addEventListener('visibilitychange', this.#seen);
  }

  /** Leave for good. */
  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#cut);
    for (const done of DOINGS) removeEventListener(done, this.#stir);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#socket?.close();
  }

  /** Send a command; the promise is kept when it is done, and broken with the refusal. The coach says more and more. */
  send(command: Command, said?: (advice: Advised) => void): Promise<Ack | Previewed | Advised> {
    const whole = { ...command, id: crypto.getRandomValues(new Uint32Array(3)).join('-') } as Commands;
    return new Promise((done, refused) => {
      if (this.status === 'closed' || this.#ended) return refused(gone(whole.id));
      this.#waiting.set(whole.id, { command: whole, done, refused, said });
      this.#count();
      this.#say(whole);
    });
  }

  /** The seq that the person has seen: what a move answers. */
  get seen(): number {
    return this.table?.seq ?? 0;
  }

  /** Keep the next view back until this is done, but not for ever unless somebody reads meanwhile. */
  hold(until: Promise<unknown>, { reading = false } = {}): void {
    const most = new Promise((resolve) => setTimeout(resolve, LONGEST_HOLD));
    this.#held = Promise.all([this.#held, reading ? until : Promise.race([until, most])]);
  }

  #connect(): void {
    if (this.#ended) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}?seq=${this.#seq}&changes=true`);
    this.#socket = socket;
    this.#asked = null;
    this.#welcomed = false;
    this.#beaten = performance.now();
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data));
    socket.onclose = (event) => this.#lost(socket, event);
  }

  #lost(socket: WebSocket, event: CloseEvent): void {
    if (socket !== this.#socket || this.#ended) return;
    this.#socket = null;
    if (event.code === 4404 || event.code === 4403) {
      this.status = 'closed';
      this.reason ??= event.reason || 'gone';
    }
    if (this.status === 'closed') {
      for (const id of [...this.#waiting.keys()]) this.#answered(id)?.refused(gone(id));
      return;
    }
    this.status = this.table ? 'lost' : 'connecting';
    clearTimeout(this.#timer);
    const wait = this.#retry ?? WAITS[Math.min(this.failed++, WAITS.length - 1)];
    this.#retry = null;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** Whoever looks again waits for no timer. */
  #hurry = (): void => {
    this.#stir();
    if (this.#socket === null && this.status !== 'closed' && !this.#ended) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #seen = (): void => {
    if (document.visibilityState === 'hidden' && this.#welcomed) this.#ask();
    else this.#hurry();
  };

  #stir = (): void => {
    this.#lively = performance.now();
  };

  /** The network is gone: say so at once, and try again as if the line had ended. */
  #cut = (): void => {
    const socket = this.#socket;
    if (!socket || this.status === 'closed' || this.#ended) return;
    this.#lost(socket, new CloseEvent('close'));
    socket.close();
  };

  /** Look whether the line still works; a dead one is dropped and tried again. */
  #look = (): void => {
    if (document.visibilityState === 'hidden' || this.status === 'closed' || !this.#socket) return;
    const now = performance.now();
    if (!this.#welcomed) {
      if (now - this.#beaten > (this.#socket.readyState === 0 ? OPENING : WELCOME)) this.#cut();
      return;
    }
    const quiet = this.#asked === null ? 0 : now - this.#asked;
    if (quiet > DEAD) this.#cut();
    else if (this.table && quiet > Math.min(SLOWEST, ANSWER + 2 * this.#usual)) this.status = 'lost';
    if (now - this.#beaten >= this.#beat) this.#ask();
  };

  get #beat(): number {
    return performance.now() - this.#lively < IDLE ? BEAT : IDLE_BEAT;
  }

  /** Ask whether anybody is there, and promise to ask again, unless nobody looks. */
  #ask(): void {
    const hidden = document.visibilityState === 'hidden';
    this.#beaten = performance.now();
    this.#say({ type: 'ping', id: 'ping', delay: this.delay(), within: hidden ? null : this.#beat });
  }

  #say(command: Commands): void {
    if (this.#socket?.readyState !== 1) return;
    this.#asked ??= performance.now();
    this.#socket.send(JSON.stringify(command));
  }

  #hear(message: Messages): void {
    if (this.#asked !== null) this.#usual += (performance.now() - this.#asked - this.#usual) / 4;
    this.#asked = null;
    if (this.status === 'lost') this.status = 'live';
    switch (message.type) {
      case 'welcome':
        this.failed = 0;
        this.status = 'live';
        this.#welcomed = true;
        this.#ask();
        this.person = message.person;
        this.seat = message.seat;
        this.skew = message.now - Date.now();
        for (const { command } of this.#waiting.values()) this.#say(command);
        break;
      case 'update':
        this.#take(message);
        break;
      case 'change':
        if (this.#last) this.#take(changed(this.#last, message));
        break;
      case 'ack':
        this.#done = Math.max(this.#done, message.seq);
        this.#answered(message.id)?.done(message);
        break;
      case 'advised':
        this.#waiting.get(message.id)?.said?.(message);
        if (message.done) this.#answered(message.id)?.done(message);
        break;
      case 'previewed':
        this.#answered(message.id)?.done(message);
        break;
      case 'refused':
        if (message.id) this.#answered(message.id)?.refused(message);
        break;
      case 'said':
        this.onsaid(message.seat, message.phrase);
        break;
      case 'bye':
        this.#retry = message.retry;
        if (message.retry === null) {
          this.status = 'closed';
          this.reason = message.reason;
        }
        break;
    }
  }

  #answered(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#count();
    return waiting;
  }

  #count(): void {
    const quiet = ['preview', 'ask']; // nothing on the table waits for these
    const waiting = [...this.#waiting.values()].filter(({ command }) => !quiet.includes(command.type)).length;
    this.pending = waiting + (this.seen < this.#done ? 1 : 0); // an old view offers what is no longer to be had
  }

  #take(update: Update): void {
    this.#last = update;
    if (update.seq < this.#seq) return; // older than what is known already
    if (this.#seq && update.since > this.#seq) {
      this.#socket?.close(); // something was missed: coming back brings it
      return;
    }
    this.#seq = update.seq;
    this.#stir();
    this.seat = update.seat;
    answerStart(this, update);
    this.#queue.push(update);
    if (this.#queue.length === 1) void this.#show();
  }

  /** A table whose clocks go by this browser's time. */
  #timed(table: TableInfo): TableInfo {
    const ours = (time: number | null) => (time === null ? null : time - this.skew);
    const { deadlines, resting } = table.time;
    return { ...table, time: { ...table.time, deadlines: deadlines.map(ours), resting: ours(resting) } };
  }

  /** Show the updates that wait, each when the one before has been seen; far behind, only the last one. */
  async #show(): Promise<void> {
    for (let update = this.#queue[0]; update; update = this.#queue[0]) {
      while (this.#held && this.#queue.length <= 6 && document.visibilityState === 'visible') {
        const held = this.#held;
        await held;
        if (held === this.#held) this.#held = null;
      }
      this.#held = null;
      const fresh = this.table !== null;
      this.table = this.#timed(update.table);
      this.#count();
      if (update.events.length) this.onevents(update.events, update, fresh);
      this.events = fresh ? update.events : [];
      this.view = update.view as View | null;
      await Promise.resolve(); // the board sees the view and may hold the next one
      await new Promise((resolve) => setTimeout(resolve));
      this.#queue.shift();
    }
  }
}
