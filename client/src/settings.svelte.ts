/** What a person has chosen for this browser. Everything is remembered; only the language and the theme leave it. */

export const LANGUAGES = ['en', 'cs', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  deck: 'plain' | 'contrast';
  overlays: boolean; // a month, a rank or a value printed over each card
  hints: 'none' | 'matches' | 'full';
  sound: boolean;
  motion: 'auto' | 'none';
  pace: 'calm' | 'brisk' | 'instant'; // how fast cards travel and how long they are looked at
  level: Record<string, string>; // by game: the opponent chosen last
  preset: Record<string, string>; // by game: the rulebook chosen last
  players: Record<string, number>; // by game: how many sat there last
}

export const KEY = 'fuda-settings'; // in the browser's storage

function fromBrowser(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return wanted.find((language): language is Language => LANGUAGES.includes(language as Language)) ?? 'en';
}

function remembered(): Settings {
  const defaults: Settings = {
    language: fromBrowser(),
    theme: 'auto',
    deck: 'plain',
    overlays: false,
    hints: 'full',
    sound: true,
    motion: 'auto',
    pace: 'calm',
    level: {},
    preset: {},
    players: {},
  };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return defaults; // storage is forbidden or holds something else
  }
}

export const settings = $state(remembered());

/** Keep the settings as they change, and show the theme and language on the page itself. Call once, in the shell. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // private windows may forbid it: settings then last as long as the page
    }
  });
  $effect(() => {
    // The server writes the first words of a page, and its colours.
    // biome-ignore lint/suspicious/noDocumentCookie: few browsers have the Cookie Store, and none on plain http
    document.cookie = `look=${settings.language}-${settings.theme};path=/;max-age=31536000;samesite=lax`;
  });
  $effect(() => {
    document.documentElement.lang = settings.language;
    document.documentElement.dataset.motion = settings.motion;
  });
  $effect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const show = () => {
      const theme = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme;
      document.documentElement.dataset.theme = theme;
    };
    show();
    dark.addEventListener('change', show);
    return () => dark.removeEventListener('change', show);
  });
}

/** Whether things may move on the screen. */
export function moving(): boolean {
  return (
    settings.motion === 'auto' && settings.pace !== 'instant' && !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
