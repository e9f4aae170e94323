/** What a game's folder brings to the page, in its `index.ts`; a game without one gets a plain board. */
import type { Component } from 'svelte';
import type { View } from '../wire';
import type { BoardProps } from './board';
import type { Teaching } from './teaching';

export interface GameClient {
  /** The board, fetched when a table of the game is opened. */
  board: () => Promise<{ default: Component<BoardProps<never, never, never>> }>;
  /** What it brings for learners, fetched when somebody reads. */
  teaching?: () => Promise<{ teaching: Teaching }>;
  /** The drawings that stand for the game where it is offered; the last one lies on top and also stands for it alone. */
  fan: string[];
  /** A colour of the page that goes with it. */
  colour: 'red' | 'green' | 'indigo';
  /** How a card is drawn and called where a view says that, and not the card's own name. */
  face?: (view: View, card: string) => { drawing: string; name: string } | null;
  /** Its board has all open hands on the lowest phone too: a replay need not scroll it. */
  low?: boolean;
  /** Styles that its cards are drawn in, where that is not every one. */
  styles?: string[];
}
