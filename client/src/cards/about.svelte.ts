/**
 * What is this card? Pointing at it for a while, holding a finger on it or the key I tells; a held card is not played. A
 * board says what there is to know, and the frame shows it.
 */
import { getContext, setContext } from 'svelte';
import { on } from 'svelte/events';

export interface About {
  title: string;
  lines: string[];
}
/** What a game says of a card; null: its name is all. */
export type Explain = (card: string) => About | null;

const KEY = Symbol('what a game says of a card');
const DWELL = 800; // milliseconds that a mouse rests on a card,
const HOLD = 480; // and a finger
const SLIP = 12; // pixels that a finger may slip

/** What is told now, and where the card lies. */
export const told = $state<{ about: About | null; box: DOMRect | null }>({ about: null, box: null });
/** Whether cards bear their months in words, whatever the settings: while somebody is guided. */
export const written = $state({ guide: false });

/** Say what there is to know of a card, for all cards within a board. */
export const explains = (explain: Explain): void => void setContext(KEY, explain);
export const explainer = (): Explain | undefined => getContext<Explain | undefined>(KEY);

/** Let an element be asked what it is; `ask` gives null where there is nothing to say. */
export const asked = (ask: () => About | null) => (node: HTMLElement) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: { x: number; y: number } | null = null;
  let held = false; // the press that ends now has asked, and plays nothing
  let mine = false; // what is told is about this card

  const tell = () => {
    const about = ask();
    if (!about) return;
    mine = true;
    told.about = about;
    told.box = node.getBoundingClientRect();
  };
  const hush = () => {
    clearTimeout(timer);
    from = null;
    if (mine) told.about = null;
    mine = false;
  };
  const later = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const heard: Record<string, (event: never) => void> = {
    pointerenter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') later(DWELL, tell);
    },
    pointerleave: hush,
    pointerdown: (event: PointerEvent) => {
      held = false;
      if (event.pointerType === 'mouse') return hush();
      from = { x: event.clientX, y: event.clientY };
      later(HOLD, () => {
        held = true;
        tell();
      });
    },
    pointermove: (event: PointerEvent) => {
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) hush();
    },
    pointerup: hush,
    pointercancel: hush,
    keydown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'i' || event.key === 'I') tell();
      else if (event.key === 'Escape') hush();
    },
    blur: hush,
    contextmenu: (event: Event) => {
      if (from || held) event.preventDefault();
    },
  };
  const click = (event: Event) => {
    if (!held) return;
    held = false;
    event.stopPropagation();
    event.preventDefault();
  };
  // By Svelte's own hand: a card that leaves while it has the focus hears of it in the middle of drawing.
  const deaf = Object.entries(heard).map(([name, hear]) => on(node, name, hear as EventListener));
  deaf.push(on(node, 'click', click, { capture: true }));
  return () => {
    hush();
    for (const off of deaf) off(); // the element may stay, and be asked otherwise
  };
};
