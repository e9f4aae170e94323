/** The signs of what stands out: those of mistakes as chess players write them. */
import type { Mark } from './moments';
import type { Label } from './report';

export const SIGNS: Record<Label | Mark['kind'], string> = {
  equal: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
  lucky: '▲',
  unlucky: '▼',
};
