/** How far a guided game has come: what waits to be said, what has been said. Kept, so that nothing is said twice. */
import type { View } from '../wire';
import { type Moment, mine, type Step } from './moment';
import { guides } from './steps';

const DONE = 'fuda-guided'; // the games whose guide was finished or skipped in this browser

function read(storage: Storage, key: string): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

function write(storage: Storage, key: string, names: string[]): void {
  try {
    storage.setItem(key, JSON.stringify(names));
  } catch {
    // private windows may forbid it: the guide then begins again after a reload
  }
}

/** Whether the reader has been through the guide of a game. */
export const guided = (game: string): boolean => read(localStorage, DONE).includes(game);

export class Progress {
  readonly steps: Step[];
  said = $state<string[]>([]);
  #waiting = $state<string[]>([]);
  #shown = new Set<string>(); // of those that wait: what the reader has had before their eyes
  #turn = false;
  readonly #key: string;

  constructor(
    readonly game: string,
    table: string,
  ) {
    this.steps = (guides[game] ?? []) as unknown as Step[];
    this.#key = `fuda-guide-${table}`;
    this.said = read(localStorage, this.#key);
  }

  /** What to say now. */
  get current(): Step | null {
    const name = this.#waiting[0];
    return this.steps.find((step) => step.name === name) ?? null;
  }

  /** Look at the table: take up what is worth saying now, let go of what is no longer. */
  see(moment: Moment): void {
    const acts = mine(moment as Moment<View>);
    if (this.#turn && !acts) for (const name of this.#shown) this.#leave(name); // who has moved on has read it
    this.#turn = acts;
    for (const step of this.steps) {
      if (this.said.includes(step.name)) continue;
      if (this.#waiting.includes(step.name)) {
        if (step.holds && !step.holds(moment)) this.#leave(step.name);
      } else if (step.when(moment)) this.#waiting.push(step.name);
    }
    const order = (name: string) => this.steps.findIndex((step) => step.name === name);
    this.#waiting.sort((one, other) => order(one) - order(other));
    this.#show();
  }

  /** It has been read. */
  next(): void {
    const name = this.#waiting[0];
    if (name) this.#leave(name);
    this.#show();
  }

  /** No more of this. */
  skip(): void {
    for (const { name } of this.steps) if (!this.said.includes(name)) this.said.push(name);
    this.#waiting = [];
    this.#keep();
  }

  #show(): void {
    const name = this.#waiting[0];
    if (name) this.#shown.add(name);
  }

  #leave(name: string): void {
    this.#shown.delete(name);
    this.#waiting = this.#waiting.filter((each) => each !== name);
    if (!this.said.includes(name)) this.said.push(name);
    this.#keep();
  }

  #keep(): void {
    write(localStorage, this.#key, this.said);
    const last = this.steps.at(-1)?.name ?? '';
    if (this.said.includes(last) && !guided(this.game)) {
      write(localStorage, DONE, [...read(localStorage, DONE), this.game]);
    }
  }
}
