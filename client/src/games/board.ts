/**
 * What a game's board gets and may do. A board draws a view and sends a choice out of `legal`; it holds no rule.
 *
 * The frame gives it a box (`.stage`: position relative, container-type size, everything below the slim top bar) that
 * it fills with width and height 100 %. It marks the place of each player's name with data-seat={seat}: what that
 * player says appears there as a bubble.
 */
import type { Snippet } from 'svelte';
import type { EventInfo, TableInfo, View } from '../wire';

export interface BoardProps<V = View, P = unknown, E extends EventInfo = EventInfo> {
  view: V;
  /** What happened between the view shown before and this one, for staging. Empty after a reload. */
  events: E[];
  table: TableInfo;
  /** Who sits where, in the reader's language. */
  names: string[];
  /** A move or another command is on its way: show it calmly, accept no other. */
  busy: boolean;
  /** Send one whole move. */
  play: (actions: string[]) => void;
  /** Ask what a begun move comes to and what may follow. */
  preview: (begun: string[]) => Promise<P>;
  /** Go on after a finished round. */
  ready: () => void;
  /** Keep the next view back until this is done: an animation that the eye should follow. */
  hold: (until: Promise<unknown>) => void;
  /** Open a clause in the rules drawer. */
  clause: (id: string) => void;
  /** Everything that happened so far, as long as the rules let people look back (SC-9). */
  history?: E[];
  /** In a replay: what every seat saw, so that all hands can be shown open. */
  open?: V[] | undefined;
  /** Who won the match and how to go on, for the board's last panel: around the board's own scores where it has a way to
   * show them, with the last round folded below. */
  ending?: Snippet<[scores: Snippet | undefined, last: Snippet]> | undefined;
}
