/** Where the reader is. Links are plain <a href>: clicks on them stay in the page. */

export const route = $state({ path: location.pathname, query: location.search, hash: location.hash });

function look(): void {
  route.path = location.pathname;
  route.query = location.search;
  route.hash = location.hash;
}

/** Go somewhere in the page. */
export function go(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  look();
  if (!replace) scrollTo(0, 0);
}

/** Follow the browser's buttons and the page's own links. Call once, in the shell. */
export function followLinks(): void {
  addEventListener('popstate', look);
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
