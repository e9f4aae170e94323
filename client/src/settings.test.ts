// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
});
afterEach(() => vi.unstubAllGlobals());

const fresh = async () => import('./settings.svelte');
const browser = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

it('takes the first language of the browser that there are words in', async () => {
  browser('de-AT', 'cs-CZ', 'en');
  expect((await fresh()).settings.language).toBe('cs');
});

it('speaks English where the browser knows none of the languages', async () => {
  browser('de', 'fr');
  expect((await fresh()).settings.language).toBe('en');
});

it('remembers what was chosen and has a value for what is new', async () => {
  localStorage.setItem('fuda-settings', '{"language":"ru","sound":false}');
  const { settings } = await fresh();
  expect([settings.language, settings.sound, settings.hints]).toEqual(['ru', false, 'full']);
});

it('begins anew where something else was kept', async () => {
  localStorage.setItem('fuda-settings', 'not JSON');
  expect((await fresh()).settings.theme).toBe('auto');
});

it('keeps still where the system or the reader asks for it', async () => {
  expect((await fresh()).moving()).toBe(false);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { moving, settings } = await fresh();
  expect(moving()).toBe(true);
  settings.motion = 'none';
  expect(moving()).toBe(false);
});

it('follows what is chosen in another window', async () => {
  const { settings } = await fresh();
  (await import('./words.svelte')).followChoices();
  const newValue = '{"language":"ru","theme":"dark"}';
  dispatchEvent(new StorageEvent('storage', { key: 'somebody-else', newValue: '{"theme":"light"}' }));
  dispatchEvent(new StorageEvent('storage', { key: 'fuda-settings', newValue }));
  await expect.poll(() => [settings.language, settings.theme]).toEqual(['ru', 'dark']);
});
