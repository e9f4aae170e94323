/** Words for tests, as they are written. */
import { FluentResource } from '@fluent/bundle';
import type { Message } from './fluent';
import type { Language } from './settings.svelte';
import { takeCatalogue } from './words.svelte';

const taken: [Language, string][] = [];

/** Take a catalogue's text. */
export function addCatalogue(language: Language, catalogue: string, text: string): void {
  takeCatalogue(language, catalogue, new FluentResource(text).body as Message[]);
  taken.push([language, catalogue]);
}

/** Forget every text that was taken. */
export function forgetCatalogues(): void {
  for (const [language, catalogue] of taken.splice(0)) takeCatalogue(language, catalogue, []);
}
