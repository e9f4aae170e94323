/**
 * Runs before the page's own scripts have come, and asks for the words that they will ask for.
 * The build puts in where they lie (build/early.ts); which language it is settings.svelte.ts decides in the same way.
 */
{
  const files = __FILES__;
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem('fuda-settings') ?? '{}').language;
  } catch {
    // storage is forbidden, or holds something else
  }
  const languages = [chosen, ...navigator.languages.map((language) => language.slice(0, 2)), 'en'];
  const wanted = [...files[languages.find((language) => files[language])]];
  const [, table] = location.pathname.match(/^\/t\/(\w+)$/) ?? [];
  if (table) wanted.push(`/api/tables/${table}`);
  for (const href of wanted) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }),
    );
  }
}
