/** Which drawing shows a card, and what it is called. A deck is data: another one may have faces without a drawing. */
import type { YojimboAttack, YojimboView } from '../../wire';
import { has, say } from '../../words.svelte';

export type AttackType = YojimboAttack['type'];
export const TYPES: AttackType[] = ['grab', 'strike', 'kick', 'dagger'];

/** The drawings that there are, in the order in which a hand is laid out: techniques first, then what supports them. */
// biome-ignore format: one line for techniques, one for the rest
const DRAWN = [
  'ikkyo', 'iriminage', 'kokyunage', 'kotegaeshi', 'shihonage', 'tenchinage',
  'irimi', 'renraku', 'osae_ikkyo', 'osae_kotegaeshi', 'osae_shihonage', 'tenkan', 'kaiten',
];

interface DeckFace {
  id: string;
  name: string;
  values?: Record<string, number> | null;
}
interface DeckData {
  attack_faces: DeckFace[];
  defence_faces: DeckFace[];
}

function deckOf(view: YojimboView): DeckData | null {
  const deck = view.table.deck;
  return typeof deck === 'object' ? (deck as DeckData) : null;
}

/** The drawing of an attack. */
export function attackDrawing({ type, height }: Pick<YojimboAttack, 'type' | 'height'>): string {
  return `attack-${type}-${height}`;
}

/** The drawing of a defence; undefined where this face has none. */
export function defenceDrawing(face: string | undefined): string | undefined {
  return face !== undefined && DRAWN.includes(face) ? `defence-${face}` : undefined;
}

/** What a face is called: in the reader's language where there is a name, else as the deck has it. */
export function faceName(view: YojimboView, face: string): string {
  if (has(`yojimbo-face-${face}`)) return say(`yojimbo-face-${face}`);
  const deck = deckOf(view);
  return [...(deck?.defence_faces ?? []), ...(deck?.attack_faces ?? [])].find(({ id }) => id === face)?.name ?? face;
}

/** What a defence does, in a sentence; empty where nobody wrote one. */
export function faceHelp(face: string): string {
  return has(`yojimbo-face-${face}`) ? say(`yojimbo-face-${face}.help`) : '';
}

/** What a technique of another deck is worth by type, for a face without a drawing. */
export function faceValues(view: YojimboView, face: string): [AttackType, number][] {
  const values = deckOf(view)?.defence_faces.find(({ id }) => id === face)?.values;
  return values ? TYPES.map((type) => [type, values[type] ?? 0]) : [];
}

/** An attack in words: its name, type and height. */
export function attackName(view: YojimboView, attack: Pick<YojimboAttack, 'face' | 'type' | 'height'>): string {
  return `${faceName(view, attack.face)}, ${say(`yojimbo-attack-${attack.type}`)} ${attack.height}`;
}

export const pointsOf = (attacks: YojimboAttack[]): number => attacks.reduce((sum, { points }) => sum + points, 0);

/** A hand as people sort theirs: cards of one face side by side. */
export function sorted(cards: string[], faces: Record<string, string>): string[] {
  const rank = (card: string): number => {
    const place = DRAWN.indexOf(faces[card] ?? '');
    return place < 0 ? DRAWN.length : place;
  };
  return [...cards].sort(
    (a, b) => rank(a) - rank(b) || (faces[a] ?? '').localeCompare(faces[b] ?? '') || a.localeCompare(b),
  );
}

/** The seats clockwise from the one to the left of `seat`, that seat last. */
export function around(seat: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, n) => (seat + n + 1) % seats);
}
