import { describe, expect, it } from 'vitest';
import { place } from './place';

describe('an address', () => {
  it.each([
    ['/', 'home', '', ''],
    ['/games', 'games', '', ''],
    ['/new/koikoi', 'new', '', 'koikoi'],
    ['/rules/kocka', 'rules', '', 'kocka'],
    ['/t/abc', 'table', 'abc', ''],
    ['/t/abc/', 'table', 'abc', ''],
    ['/t/abc/replay', 'replay', 'abc', ''],
    ['/t/abc/fair', 'fair', 'abc', ''],
    ['/fair', 'fair', '', ''],
    ['/day', 'day', '', ''],
    ['/far', 'far', '', ''],
    ['/offline', 'offline', '', ''],
    ['/gallery/kocka', 'gallery', '', 'kocka'],
    ['/t', 'missing', '', ''],
    ['/t/abc/other', 'missing', '', ''],
    ['/new', 'missing', '', ''],
    ['/nowhere/at/all', 'missing', '', ''],
    ['/t/abc/replay/7', 'missing', '', ''],
  ])('%s is %s', (path, page, id, game) => {
    expect(place(path)).toEqual({ page, id, game });
  });
});
