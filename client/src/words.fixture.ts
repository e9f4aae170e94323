/** Words for tests, as they are written. */
import { FluentResource } from '@fluent/bundle';
import type { Message } from './fluent';
import type { Language } from './settings.svelte';
import { takeCatalogue } from './words.svelte';

/** Take a catalogue's text. */
export function addCatalogue(language: Language, catalogue: string, text: string): void {
  takeCatalogue(language, catalogue, new FluentResource(text).body as Message[]);
}
