/** How the cards of a record are drawn and called, where that is not by their own names. */

import type { Look } from '../../fair/looks';
import type { KeptRecord } from '../../wire';
import { nameOf } from '../../words.svelte';
import { defenceDrawing } from './faces';

/** A record writes a deck out among its table rules; there each card names its faces. */
export function looks({ game, table }: KeptRecord): (card: string) => Look {
  const deck = table.deck as { cards?: { id: string; defence: string }[] } | undefined;
  const faces = new Map(deck?.cards?.map(({ id, defence }) => [id, defence]));
  return (card) => {
    const face = faces.get(card);
    return face ? { drawing: defenceDrawing(face) ?? 'back', label: nameOf(game, 'face', face) } : {};
  };
}
