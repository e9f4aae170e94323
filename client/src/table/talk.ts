/** What can be said at a table. */
import type { IconName } from '../shell/icons';
import type { Phrase } from '../wire';

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'one-moment',
  'sorry',
  'wow',
  'oops',
  'again',
  'goodbye',
] as const satisfies readonly Phrase[];

export const REACTIONS = ['smile', 'laugh', 'think', 'clap', 'heart', 'cat'] as const satisfies readonly (Phrase &
  IconName)[];

/** A reaction is drawn, a phrase is written. */
export function drawn(phrase: Phrase): IconName | null {
  return REACTIONS.find((reaction) => reaction === phrase) ?? null;
}
