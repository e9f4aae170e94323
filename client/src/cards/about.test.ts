// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asked, told } from './about.svelte';

const MOUSE = { pointerType: 'mouse' };
const rests = (node: HTMLElement) => {
  node.dispatchEvent(Object.assign(new Event('pointerenter'), MOUSE));
  vi.advanceTimersByTime(2000);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  told.about = null;
});
afterEach(() => {
  vi.useRealTimers();
});

it('a card is told about while a mouse rests on it, and no longer', async () => {
  const node = document.createElement('button');
  const leave = asked(() => ({ title: 'Moon', lines: [] }))(node);
  await Promise.resolve();
  rests(node);
  expect(told.about?.title).toBe('Moon');
  node.dispatchEvent(Object.assign(new Event('pointerleave'), MOUSE));
  expect(told.about).toBeNull();
  leave();
});

it('a card that has left, or is asked otherwise by now, says nothing any more', async () => {
  const node = document.createElement('button');
  const leave = asked(() => ({ title: 'Moon', lines: [] }))(node);
  await Promise.resolve();
  rests(node);
  leave();
  expect(told.about).toBeNull();
  rests(node);
  expect(told.about).toBeNull();
  const again = asked(() => ({ title: 'Curtain', lines: [] }))(node);
  await Promise.resolve();
  rests(node);
  expect(told.about?.title).toBe('Curtain');
  again();
});
