// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Commands, EventInfo, Messages, TableInfo } from '../wire';
import { TableConnection } from './connection.svelte';

class Socket {
  static all: Socket[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: Commands[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number; reason: string }) => void = () => {};
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  static get last(): Socket {
    return Socket.all.at(-1) as Socket;
  }
  get commands(): Commands[] {
    return this.sent.filter(({ type }) => type !== 'ping');
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code, reason: '' });
  }
  hear(message: Messages): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.readyState = 1;
    this.hear({ type: 'welcome', person: 'p', seat: 0, host: true, now: Date.now() + 5000 });
  }
}

const event = (key: string): EventInfo => ({ key, args: {}, clauses: [], move: 0 });
const table = (seq: number) =>
  ({
    id: 't',
    seq,
    stage: 'playing',
    seats: [],
    start: null,
    aborts: [],
    time: { deadlines: [6000], resting: null },
  }) as unknown as TableInfo;
const update = (seq: number, since: number, keys: string[] = []): Messages => ({
  type: 'update',
  since,
  seq,
  recall: 0,
  seat: 0,
  table: table(seq),
  view: { seen: seq },
  events: keys.map(event),
});

let connection: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  connection = new TableConnection('t', () => 350);
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(5);
const seen = () => (connection.view as unknown as { seen: number } | null)?.seen;

describe('a connection to a table', () => {
  it('says who I am and how far the clocks differ', () => {
    Socket.last.welcome();
    expect(connection.status).toBe('live');
    expect([connection.person, connection.seat]).toEqual(['p', 0]);
    expect(connection.skew).toBeGreaterThan(4000);
  });

  it('puts changes onto the update before them', async () => {
    Socket.last.welcome();
    Socket.last.hear(update(4, 0));
    Socket.last.hear({
      type: 'change',
      since: 4,
      seq: 5,
      seat: 0,
      recall: 0,
      table: [[['seq'], 5]],
      view: [[['seen'], 5]],
      events: [],
    });
    await settle();
    expect([connection.table?.seq, connection.table?.stage, seen()]).toEqual([5, 'playing', 5]);
  });

  it('hears the coach until it is done, asks again on a new line, and keeps nobody from moving', async () => {
    Socket.last.welcome();
    const said: number[] = [];
    const whole = connection.send({ type: 'ask', seen: 4 }, ({ worlds }) => said.push(worlds));
    const id = Socket.last.commands.at(-1)?.id ?? '';
    const advised = (worlds: number, done: boolean): Messages => ({
      ...{ type: 'advised', id, seq: 5, choices: 2, moves: [], matters: true, worlds, done },
    });
    Socket.last.hear(advised(64, false));
    expect(connection.pending).toBe(0);
    Socket.last.close();
    await vi.advanceTimersByTimeAsync(400);
    Socket.last.welcome();
    expect(Socket.last.commands.map((command) => command.id)).toEqual([id]);
    Socket.last.hear(advised(128, true));
    expect((await whole).type).toBe('advised');
    expect(said).toEqual([64, 128]);
  });

  it('takes what happened before the page was opened as history', async () => {
    const told: [string[], boolean][] = [];
    connection.onevents = (events, _, fresh) => told.push([events.map(({ key }) => key), fresh]);
    Socket.last.welcome();
    Socket.last.hear(update(4, 0, ['a', 'b']));
    await settle();
    expect(connection.events).toEqual([]);
    Socket.last.hear(update(5, 4, ['c']));
    await settle();
    expect(connection.events.map(({ key }) => key)).toEqual(['c']);
    expect(told).toEqual([
      [['a', 'b'], false],
      [['c'], true],
    ]);
  });

  it('comes back by itself, names the last seq and sends again what was not answered', async () => {
    Socket.last.welcome();
    Socket.last.hear(update(7, 0));
    await settle();
    const answer = connection.send({ type: 'move', seen: 7, actions: ['koi'] });
    expect(connection.pending).toBe(1);
    const first = Socket.last.commands[0];
    Socket.last.close();
    expect(connection.status).toBe('lost');
    await vi.advanceTimersByTimeAsync(400);
    expect(Socket.last.url).toContain('seq=7');
    Socket.last.welcome();
    expect(Socket.last.commands[0]).toEqual(first);
    Socket.last.hear({ type: 'ack', id: first?.id ?? '', seq: 8 });
    await expect(answer).resolves.toMatchObject({ seq: 8 });
    Socket.last.hear(update(8, 7));
    await settle();
    expect(connection.pending).toBe(0);
  });

  it('accepts no other move until what was done is on the screen', async () => {
    Socket.last.welcome();
    Socket.last.hear(update(1, 0));
    await settle();
    let still: () => void = () => {};
    connection.hold(
      new Promise<void>((resolve) => {
        still = resolve;
      }),
    );
    void connection.send({ type: 'move', seen: 1, actions: ['koi'] });
    Socket.last.hear({ type: 'ack', id: Socket.last.commands[0]?.id ?? '', seq: 2 });
    Socket.last.hear(update(2, 1));
    await settle();
    expect([seen(), connection.pending]).toEqual([1, 1]);
    still();
    await settle();
    expect([seen(), connection.pending]).toEqual([2, 0]);
  });

  it('counts how often the table could not be reached', async () => {
    Socket.last.close();
    await vi.advanceTimersByTimeAsync(300);
    Socket.last.close();
    expect(connection.failed).toBe(2);
    await vi.advanceTimersByTimeAsync(700);
    Socket.last.welcome();
    expect(connection.failed).toBe(0);
  });

  it('waits as long as a server that restarts asks for', async () => {
    Socket.last.welcome();
    Socket.last.hear({ type: 'bye', reason: 'restart', retry: 2500 });
    Socket.last.close();
    await vi.advanceTimersByTimeAsync(2000);
    expect(Socket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(Socket.all).toHaveLength(2);
  });

  it('keeps the next view back while cards move, and never for too long', async () => {
    Socket.last.welcome();
    Socket.last.hear(update(1, 0));
    await settle();
    let done = () => {};
    connection.hold(
      new Promise<void>((resolve) => {
        done = resolve;
      }),
    );
    Socket.last.hear(update(2, 1));
    await settle();
    expect(seen()).toBe(1);
    done();
    await settle();
    expect(seen()).toBe(2);
    connection.hold(new Promise(() => {}));
    Socket.last.hear(update(3, 2));
    await vi.advanceTimersByTimeAsync(4100);
    expect(seen()).toBe(3);
  });

  it('shows a queue in order and catches up when far behind', async () => {
    Socket.last.welcome();
    Socket.last.hear(update(1, 0));
    await settle();
    connection.hold(new Promise(() => {}));
    for (let seq = 2; seq <= 9; seq++) Socket.last.hear(update(seq, seq - 1, [`e${seq}`]));
    await vi.advanceTimersByTimeAsync(4200);
    expect(seen()).toBe(9);
  });

  it('fetches what it missed, and drops what it knows', async () => {
    Socket.last.welcome();
    Socket.last.hear(update(3, 0));
    await settle();
    Socket.last.hear(update(2, 1));
    await settle();
    expect(seen()).toBe(3);
    Socket.last.hear(update(9, 8));
    expect(connection.status).toBe('lost');
    await vi.advanceTimersByTimeAsync(400);
    expect(Socket.last.url).toContain('seq=3');
  });

  it('breaks the promise of a refused command', async () => {
    Socket.last.welcome();
    const answer = connection.send({ type: 'start' });
    const id = Socket.last.commands[0]?.id ?? '';
    Socket.last.hear({ type: 'refused', id, code: 'not-full', message: '', clause: null, allowed: [] });
    await expect(answer).rejects.toMatchObject({ code: 'not-full' });
  });

  it('does not come back to a table that is gone', async () => {
    Socket.last.welcome();
    const answer = connection.send({ type: 'start' });
    answer.catch(() => {});
    Socket.last.close(4404);
    await expect(answer).rejects.toMatchObject({ code: 'unknown' });
    expect(connection.status).toBe('closed');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(Socket.all).toHaveLength(1);
    await expect(connection.send({ type: 'start' })).rejects.toMatchObject({ code: 'unknown' });
  });

  it('says within a second and a half that nobody answers, and that somebody does again', async () => {
    Socket.last.welcome();
    Socket.last.hear(update(1, 0));
    await vi.advanceTimersByTimeAsync(900);
    expect(Socket.last.sent.at(-1)).toEqual({ type: 'ping', id: 'ping', delay: 350, within: 800 });
    Socket.last.hear({ type: 'pong', id: 'ping', now: 0 });
    await vi.advanceTimersByTimeAsync(700);
    expect(connection.status).toBe('live');
    await vi.advanceTimersByTimeAsync(800);
    expect(connection.status).toBe('lost');
    expect(Socket.all).toHaveLength(1); // a slow line is kept
    Socket.last.hear({ type: 'pong', id: 'ping', now: 0 });
    expect(connection.status).toBe('live');
  });

  it('gives a dead line up for a new one, and one that does not open', async () => {
    Socket.last.welcome();
    Socket.last.hear(update(1, 0));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(Socket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(Socket.all).toHaveLength(3);
  });

  it('says of a command, too, that nobody answers', async () => {
    Socket.last.welcome();
    Socket.last.hear(update(1, 0));
    Socket.last.hear({ type: 'pong', id: 'ping', now: 0 });
    await settle();
    void connection.send({ type: 'move', seen: 1, actions: ['koi'] });
    await vi.advanceTimersByTimeAsync(900);
    expect(connection.status).toBe('lost');
  });

  it('is patient with a line that is always slow', async () => {
    Socket.last.welcome();
    Socket.last.hear(update(1, 0));
    const told: string[] = [];
    for (let beat = 0; beat < 12; beat++) {
      await vi.advanceTimersByTimeAsync(1_000);
      told.push(connection.status);
      Socket.last.hear({ type: 'pong', id: 'ping', now: 0 });
    }
    expect(told.slice(-6)).toEqual(Array(6).fill('live'));
  });

  it('asks rarely where nobody does anything, and not at all where nobody looks', async () => {
    const answering = async (seconds: number) => {
      const before = Socket.last.sent.length;
      for (let tenth = 0; tenth < 10 * seconds; tenth++) {
        await vi.advanceTimersByTimeAsync(100);
        Socket.last.hear({ type: 'pong', id: 'ping', now: 0 });
      }
      return Socket.last.sent.length - before;
    };
    Socket.last.welcome();
    Socket.last.hear(update(1, 0));
    expect(await answering(8)).toBeGreaterThan(7);
    await answering(30);
    expect(await answering(20)).toBe(4);
    dispatchEvent(new Event('pointerdown'));
    expect(await answering(4)).toBeGreaterThan(3);
    const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(Socket.last.sent.at(-1)).toMatchObject({ type: 'ping', within: null });
    expect(await answering(60)).toBe(0);
    look.mockRestore();
  });

  it('does not lose patience with a server that compiles the game first', async () => {
    Socket.last.readyState = 1;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Socket.all).toHaveLength(1);
    expect(Socket.last.sent).toEqual([]);
  });

  it('gives a line up at last that is open and brings no word', async () => {
    Socket.last.readyState = 1;
    await vi.advanceTimersByTimeAsync(89_000);
    expect(Socket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(Socket.all).toHaveLength(2);
  });

  it('says at once that the network is gone, and comes back with it', async () => {
    Socket.last.welcome();
    Socket.last.hear(update(1, 0));
    await vi.advanceTimersByTimeAsync(10);
    dispatchEvent(new Event('offline'));
    expect(connection.status).toBe('lost');
    dispatchEvent(new Event('online'));
    Socket.last.welcome();
    expect(connection.status).toBe('live');
  });
});
