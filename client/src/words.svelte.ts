/**
 * Words in the reader's language, from the Fluent catalogues that Python uses too (src/fuda/locales).
 * The conventions are those of fuda/core/words.py: an argument yaku="tan" of a Koi-Koi event is the message
 * koikoi-yaku-tan, a list `cards` is made of messages koikoi-card-…, a seat is the name of who sits there.
 */
import files from 'virtual:catalogues';
import { type Args, type Catalogue, format, type Message } from './fluent';
import { KEY, type Language, type Settings, settings } from './settings.svelte';
import type { EventInfo } from './wire';

const catalogues = $state<Record<string, Catalogue>>({}); // by `language/catalogue`
const asked = new Map<string, Promise<void>>();

async function fetchCatalogue(language: Language, catalogue: string): Promise<void> {
  if (!catalogue) return; // a page that does not know its game yet
  const url = files[`${language}/${catalogue}`];
  // A game from another package brings its words along; the server parses them.
  const response = await fetch(url ?? `/api/games/${catalogue}/words/${language}`);
  if (!response.ok) throw new Error(`no words: ${response.url}`);
  takeCatalogue(language, catalogue, await response.json());
}

/** Take a catalogue's messages. */
export function takeCatalogue(language: Language, catalogue: string, messages: Message[]): void {
  catalogues[`${language}/${catalogue}`] = new Map(messages.map((message) => [message.id, message]));
}

/** Fetch the catalogues that a screen needs (page, core, a game's) in the chosen language. */
export function loadWords(...names: string[]): Promise<unknown> {
  return Promise.all(names.map((name) => load(settings.language, name)));
}

function load(language: Language, name: string): Promise<void> {
  const key = `${language}/${name}`;
  const loading =
    asked.get(key) ??
    fetchCatalogue(language, name).catch((error: unknown) => {
      asked.delete(key); // the connection may come back
      throw error;
    });
  asked.set(key, loading);
  return loading;
}

/** Change the language: the words on the screen are fetched first, so that nothing flickers. */
export async function speak(language: Language, chosen: Partial<Settings> = {}): Promise<void> {
  const names = Object.keys(catalogues).flatMap((key) =>
    key.startsWith(`${settings.language}/`) ? [key.slice(key.indexOf('/') + 1)] : [],
  );
  await Promise.all(names.map((name) => load(language, name)));
  Object.assign(settings, chosen, { language }); // at once: another window follows what it finds
}

/** Follow what is chosen in another window of this browser. Call once, in the shell. */
export function followChoices(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY || !newValue) return;
    const chosen: Settings = { ...settings, ...JSON.parse(newValue) };
    void speak(chosen.language, chosen).catch(() => {}); // without a connection there are no words to follow with
  });
}

function find(key: string): Catalogue | undefined {
  const family = key.slice(0, key.indexOf('-'));
  const own = catalogues[`${settings.language}/${family}`];
  return own?.has(key) ? own : catalogues[`${settings.language}/core`];
}

/** Whether there is such a message. */
export function has(key: string): boolean {
  return find(key)?.has(key) ?? false;
}

/** A message, or its attribute as `message.attribute`, with its arguments; an unknown key as it is. */
export function say(key: string, args: Args = {}): string {
  const [id = '', attribute] = key.split('.');
  return format(find(id), settings.language, id, attribute, args) ?? key;
}

/** What a thing of a game is called: a card, a yaku, a month; its own text where it has no other name. */
export function nameOf(game: string, family: string, value: unknown): string {
  const key = `${game}-${family}-${value}`;
  return has(key) ? say(key) : String(value);
}

/** The name of a thing as the object of a verb, in languages that decline it; elsewhere its plain name. */
export function objectName(game: string, family: string, value: unknown): string {
  const key = `${game}-${family}-${value}`;
  const declined = find(key)?.get(key)?.attributes.accusative !== undefined;
  return declined ? say(`${key}.accusative`) : nameOf(game, family, value);
}

/** What an action in notation means; `called` says what its cards are called, where that is not their own name. */
export function actionName(
  game: string,
  text: string,
  called = (thing: string): string => nameOf(game, 'card', thing),
): string {
  const whole = `${game}-action-${text.replaceAll(' ', '-')}`;
  if (has(whole)) return say(whole);
  const [verb, ...rest] = text.split(' ');
  const things = rest.map(called).join(' ');
  const key = `${game}-action-${verb}`;
  return has(key) ? say(key, { card: things, value: things }) : text;
}

/** The sentence of an event; `names` are the players' by seat. */
export function eventText(game: string, event: EventInfo, names: string[]): string {
  return say(event.key, translated(game, event.args, names));
}

/** Raw arguments as words: seats as names, things by their families. */
export function translated(game: string, args: Record<string, unknown>, names: string[]): Args {
  const told: Args = {};
  for (const [key, value] of Object.entries(args)) {
    if (key === 'seat' || key.endsWith('_seat')) {
      told[`${key.slice(0, -'seat'.length)}name`] = value === null ? '' : (names[value as number] ?? '');
    } else if (key === 'seats') {
      told.names = (value as number[]).map((seat) => names[seat] ?? '').join(', ');
    } else if (Array.isArray(value)) {
      told[key] = value.map((thing) => nameOf(game, key.replace(/s$/, ''), thing)).join(', ');
    } else if (typeof value === 'number') {
      told[key] = has(`${game}-${key}-${value}`) ? nameOf(game, key, value) : value;
    } else {
      told[key] = nameOf(game, key, value);
    }
  }
  return told;
}
