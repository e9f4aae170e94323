import { expect, it, vi } from 'vitest';
import type { KockaPreview } from '../../wire';
import { Choice } from './choice.svelte';

const HAND = ['H7', 'LO', 'B9', 'AA'];
const answer = (begun: string[]) =>
  ({ begun, missing: 3 - begun.length, whole: begun.length === 3 }) as unknown as KockaPreview;
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('chooses as many cards as the server asks for, and takes them back', async () => {
  const choice = new Choice(async (begun) => answer(begun));
  choice.see(HAND);
  for (const card of ['AA', 'H7', 'LO', 'B9']) {
    await settle();
    choice.pick(card);
  }
  await settle();
  expect(choice.cards).toEqual(['AA', 'H7', 'LO']);
  expect(choice.preview?.begun).toEqual(['pass H7', 'pass LO', 'pass AA']); // in the order of the hand
  choice.pick('H7');
  await settle();
  expect(choice.preview?.missing).toBe(1);
});

it('forgets what is no longer in the hand, and everything when nothing is to be chosen', async () => {
  const choice = new Choice(async (begun) => answer(begun));
  choice.see(HAND);
  await settle();
  choice.pick('AA');
  choice.see(['H7', 'LO', 'B9']);
  expect(choice.cards).toEqual([]);
  choice.see(null);
  await settle();
  expect(choice.preview).toBeNull();
});

it('believes only the answer to what is chosen now', async () => {
  const late: (() => void)[] = [];
  const ask = vi.fn((begun: string[]) => new Promise<KockaPreview>((done) => late.push(() => done(answer(begun)))));
  const choice = new Choice(ask);
  choice.see(HAND);
  late.shift()?.();
  await settle();
  choice.pick('AA');
  choice.pick('H7');
  for (const come of late.reverse()) come();
  await settle();
  expect(choice.preview?.begun).toEqual(['pass H7', 'pass AA']);
});

it('takes no more cards than are asked for, however fast they are chosen', async () => {
  const choice = new Choice(async (begun) => answer(begun));
  choice.see(HAND);
  await settle();
  for (const card of HAND) {
    choice.pick(card);
    expect(choice.places).toBe(3);
  }
  expect(choice.cards).toEqual(['H7', 'LO', 'B9']);
});
