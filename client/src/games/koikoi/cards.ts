/** How a card's name in notation reads: month, kind, number. No rule, only spelling. */

export type Kind = 'L' | 'A' | 'R' | 'K';
export const KINDS: Kind[] = ['L', 'A', 'R', 'K'];

export const monthOf = (card: string): number => Number.parseInt(card, 10);
export const kindOf = (card: string): Kind => card.replace(/\d/g, '') as Kind;

/** A score with a real minus. */
export const signed = (points: number): string => String(points).replace('-', '−');

/** What is printed over a card for those who want it: the month and the kind. A card that is just being taken off the
 * screen may already have no name. */
export const overlayOf = (card: string | null): string => (card ? `${monthOf(card)} ${kindOf(card)}` : '');
