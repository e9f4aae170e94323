// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLinks, go, route } from './route.svelte';

beforeAll(followLinks);

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  go('/');
});

function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  addEventListener('click', (last) => last.preventDefault(), { once: true }); // after ours: jsdom cannot leave a page
  const before = route.path + route.query + route.hash;
  document.querySelector('a')?.firstChild?.dispatchEvent(event);
  return route.path + route.query + route.hash !== before;
}

describe('where the reader is', () => {
  it('follows what the page does itself', () => {
    go('/new/koikoi?preset=czech#top');
    expect({ ...route }).toEqual({ path: '/new/koikoi', query: '?preset=czech', hash: '#top' });
  });

  it('follows the browser back', async () => {
    go('/games');
    history.back();
    await expect.poll(() => route.path).toBe('/');
  });
});

describe('a click on a link', () => {
  it('stays in the page', () => {
    expect(click('<a href="/games?all=1#top"><b>x</b></a>')).toBe(true);
    expect({ ...route }).toEqual({ path: '/games', query: '?all=1', hash: '#top' });
  });

  it.each([
    ['a new tab', '<a href="/games" target="_blank"><b>x</b></a>', {}],
    ['a download', '<a href="/games" download><b>x</b></a>', {}],
    ['another host', '<a href="https://example.org/games"><b>x</b></a>', {}],
    ['the server', '<a href="/api/tables/1/record"><b>x</b></a>', {}],
    ['a held key', '<a href="/games"><b>x</b></a>', { ctrlKey: true }],
  ])('leaves %s to the browser', (_, html, init) => {
    expect(click(html, init)).toBe(false);
  });
});
