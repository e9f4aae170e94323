/** Lets an update happen on the table card by card, and says what is shown meanwhile. */
import { tick } from 'svelte';
import { glide, type Places, places } from '../../cards/motion';
import { STEP, wait } from '../../cards/pace';
import { moving } from '../../settings.svelte';
import type { KoikoiEvent, KoikoiView } from '../../wire';
import { type KindOf, kindOf } from '../events';
import { type Frame, frames, type Scene, type Step, sceneOf } from './scene';

// Milliseconds that cards travel, and that they then lie still for the eye.
const TRAVEL: Record<Step, number> = { deal: 420, play: 330, meet: 280, take: 380, turn: 330, stay: 300, settle: 260 };
const REST: Record<Step, number> = { deal: 0, play: 110, meet: 110, take: 0, turn: 170, stay: 0, settle: 0 };
const DEALT = 34; // between two cards of a deal
const DRAWN = 1700; // the draw for the dealer
const NOTICE = 2200;
const AT_ONCE = 40; // an update that follows so soon was waiting already,
const HURRY = 3; // and after so many of them cards travel faster

const LOUD: KindOf<KoikoiEvent>[] = [
  'koi',
  'yaku',
  'improve',
  'void-deal',
  'extra-round',
  'field-lights',
  'swap',
  'keep',
  'refill',
  'lucky',
];

export class Stage {
  scene = $state.raw<Scene>() as Scene;
  /** The view that words and panels tell: it follows when its cards have arrived. */
  shown = $state.raw<KoikoiView>() as KoikoiView;
  busy = $state(false);
  drawn = $state.raw<{ cards: (string | null)[]; oya: number | null } | null>(null);
  /** What is written on the table for a moment. */
  notice = $state.raw<KoikoiEvent[]>([]);
  root: HTMLElement | undefined;

  #target: Scene; // where the last update ends, however far its cards have come
  #run = 0;
  #ended = 0; // when the last update had been shown
  #behind = 0; // updates in a row that were waiting already
  #clear: ReturnType<typeof setTimeout> | undefined;

  constructor(view: KoikoiView, open?: KoikoiView[]) {
    this.scene = sceneOf(view, null, open);
    this.shown = view;
    this.#target = this.scene;
  }

  /** Show an update; resolves when everything lies still. */
  async show(view: KoikoiView, events: KoikoiEvent[], open?: KoikoiView[]): Promise<void> {
    const run = ++this.#run;
    // What a page sees first has no before, unless it begins with a deal.
    const told = run === 1 && !events.some((event) => kindOf(event) === 'deal') ? [] : events;
    const last = this.#target;
    const steps = frames(last, told, view, open);
    this.#target = steps.at(-1)?.scene ?? last;
    const overtaken = this.busy;
    this.#behind = overtaken || performance.now() - this.#ended < AT_ONCE ? this.#behind + 1 : 0;
    if (overtaken) await this.#finish(last);
    if (run !== this.#run) return;
    if (steps.length === 1 && same(this.scene, this.#target)) {
      this.shown = view; // only words have changed
      this.busy = false;
      return;
    }
    this.busy = true;
    const draws = events.filter((event) => kindOf(event) === 'draw-dealer');
    this.notice = [];
    if (steps.some(({ step }) => step === 'deal')) {
      this.scene = cleared(this.scene);
      await tick(); // so that no card is thought to come from where it lay in the round before
    }
    for (let index = 0; index + 1 < draws.length && run === this.#run; index += 2) {
      const cards = draws.slice(index, index + 2).map((event) => event.args.card as string);
      this.drawn = { cards, oya: index + 2 < draws.length ? null : view.board.oya };
      await wait(DRAWN);
    }
    this.drawn = null;
    for (const frame of steps) {
      if (run !== this.#run) return;
      await this.#step(frame, run);
    }
    if (run !== this.#run) return;
    this.shown = view;
    this.busy = false;
    this.#ended = performance.now();
    // One's own yaku are told by the question that follows them.
    const asked = view.phase === 'call' && view.legal.length > 0;
    this.#tell(asked ? [] : events.filter((event) => LOUD.includes(kindOf(event))));
  }

  async #step({ step, scene, from }: Frame, run: number): Promise<void> {
    const before: Places = this.root ? places(this.root) : new Map();
    const last = from === null ? undefined : before.get(`back-${from}-${(this.scene.held[from] ?? 0) - 1}`);
    const hidden = from !== null && this.scene.hands[from] === null;
    const changed = step !== 'settle' || !same(this.scene, scene);
    this.scene = scene;
    await tick();
    if (!this.root || !changed || run !== this.#run) return;
    if (!moving()) {
      if (step !== 'settle') await wait(STEP);
      return;
    }
    const stock = this.root.querySelector('.pile') ?? this.root.querySelector('.stock');
    const dealt = [...this.root.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset.card);
    const fresh = new Set(dealt.filter((card) => card && !before.has(card)));
    if (hidden && last?.width) for (const card of fresh) before.set(card as string, last);
    const manner = (card: string) => ({
      delay: step === 'deal' ? dealt.indexOf(card) * DEALT : 0,
      turn: fresh.has(card),
    });
    const pace = this.#behind < HURRY ? 1 : 0.5;
    const moved = glide(this.root, before, () => stock, TRAVEL[step] * pace, manner);
    const length = TRAVEL[step] * pace + (step === 'deal' ? dealt.length * DEALT : 0);
    await Promise.race([moved, wait(length + 200)]); // a hidden tab's animations do not end
    await wait(REST[step] * pace);
  }

  /** Let an update that is still on its way arrive at once. */
  async #finish(scene: Scene): Promise<void> {
    for (const flight of this.root?.getAnimations?.({ subtree: true }) ?? []) flight.finish();
    this.scene = scene;
    await tick();
  }

  #tell(events: KoikoiEvent[]): void {
    if (!events.length) return;
    this.notice = events;
    clearTimeout(this.#clear);
    this.#clear = setTimeout(() => {
      this.notice = [];
    }, NOTICE);
  }
}

/** The table before a deal: everything in the stock. */
function cleared(scene: Scene): Scene {
  const none = scene.captured.map(() => []);
  return { ...scene, hands: [[], []], held: [0, 0], slots: scene.slots.map(() => null), aside: null, captured: none };
}

const same = (one: Scene, other: Scene) => JSON.stringify(one) === JSON.stringify(other);
