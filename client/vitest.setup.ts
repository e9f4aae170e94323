// Test files share their modules, which takes a quarter of the time: what one has chosen and kept is gone before
// the next.
import { afterAll } from 'vitest';

if (typeof document !== 'undefined') {
  const { settings } = await import('./src/settings.svelte');
  const { forgetCatalogues } = await import('./src/words.fixture');
  const before = JSON.stringify(settings);
  afterAll(() => {
    Object.assign(settings, JSON.parse(before));
    forgetCatalogues();
    localStorage.clear();
    sessionStorage.clear();
  });
}
