/**
 * The service worker: without a network the shell, the rules, the lessons, the cards and finished replays still open.
 * The build writes the names of the files beside it (build/pocket.ts). Everything that can change is asked for first.
 */
const NAMES = `/assets/pocket-${__VERSION__}.json`;
const CACHE = `fuda-shell-${__VERSION__}`;
const LATER = `fuda-later-${__VERSION__}`; // the drawings, fetched when the shell is in
const REPLAYS = 'fuda-replays';
const KEPT = 30; // replays that are kept
const PAUSE = 150; // milliseconds between the frames of a replay that are fetched ahead

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.add(NAMES);
      await cache.addAll((await names()).shell);
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith('fuda-') && ![CACHE, LATER, REPLAYS].includes(name)) await caches.delete(name);
      }
      await self.clients.claim();
      const drawings = await caches.open(LATER);
      for (const path of (await names()).later)
        if (!(await drawings.match(path))) await drawings.add(path).catch(() => {});
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const finished = pathname.match(/^\/api\/tables\/([\w-]+)(\/replay(\/\d+)?|\/record)?$/);
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/index.html')));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (pathname.startsWith('/cards/')) event.respondWith(kept(request, LATER));
  else if (finished) event.respondWith(replay(event, finished[1]));
  else if (pathname === '/api/games' || pathname === '/api/me/tables' || pathname === '/api/me')
    event.respondWith(fresh(request, LATER));
});

/** Which files are kept: the shell at once, the rest later. */
async function names() {
  return (await caches.match(NAMES)).json();
}

/** What never changes under its name: from the cache, or fetched and kept. */
async function kept(request, name = CACHE) {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) void caches.open(name).then((cache) => cache.put(request, answer.clone()));
  return answer.clone();
}

/** What may have changed: fetched and kept, from the cache only without a network. */
async function fresh(request, name) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(name)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const found = await caches.match(request, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

/** A finished table never changes: it is kept, and all frames of a replay that somebody opens come with it. */
async function replay(event, table) {
  const cache = await caches.open(REPLAYS);
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (!answer.ok) return answer;
    const copy = answer.clone();
    const body = await copy.json();
    const over = request.url.endsWith(`/tables/${table}`) ? body.stage === 'over' : true;
    if (over) await cache.put(request, answer.clone());
    if (body.steps) event.waitUntil(ahead(cache, table, body.steps.length).then(() => trim(cache)));
    return answer;
  } catch (error) {
    const found = await cache.match(request, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

async function ahead(cache, table, steps) {
  for (let step = 0; step < steps; step++) {
    const path = `/api/tables/${table}/replay/${step}`;
    if (await cache.match(path, { ignoreVary: true })) continue;
    await pause(PAUSE);
    const answer = await fetch(path).catch(() => null);
    if (!answer?.ok) return;
    await cache.put(path, answer);
  }
}

/** Forget the replays that were looked at first, where there are too many. */
async function trim(cache) {
  const keys = await cache.keys();
  const tables = [...new Set(keys.map(({ url }) => url.split('/tables/')[1].split('/')[0]))];
  const old = new Set(tables.slice(0, Math.max(0, tables.length - KEPT)));
  for (const key of keys) if (old.has(key.url.split('/tables/')[1].split('/')[0])) await cache.delete(key);
}
