/** The guided first games, as data in each game's `guide.ts`: what is said when, and where it points. The words are `<game>-guide-<name>`. */
import type { Step } from './moment';

const found = import.meta.glob<Step<never>[]>('../games/*/guide.ts', { eager: true, import: 'steps' });

export const guides: Record<string, Step<never>[]> = Object.fromEntries(
  Object.entries(found).map(([path, steps]) => [path.split('/')[2] ?? '', steps]),
);
