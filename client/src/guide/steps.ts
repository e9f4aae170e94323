/** The guided first games, as data: what is said when, and where it points. The words are `<game>-guide-<name>`. */
import { kocka } from './kocka';
import { koikoi } from './koikoi';
import type { Step } from './moment';
import { yojimbo } from './yojimbo';

export const guides: Record<string, Step<never>[]> = { koikoi, kocka, yojimbo };
