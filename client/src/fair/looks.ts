/** How the cards of a record are drawn and called where that is not by their own names: a game's `looks.ts` says it. */
import type { KeptRecord } from '../wire';

export interface Look {
  drawing?: string;
  label?: string;
}
type Looks = (record: KeptRecord) => (card: string) => Look;

const found = import.meta.glob<Looks>('../games/*/looks.ts', { eager: true, import: 'looks' });

export const looks: Looks = (record) => found[`../games/${record.game}/looks.ts`]?.(record) ?? (() => ({}));
