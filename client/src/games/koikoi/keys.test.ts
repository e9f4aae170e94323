// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { digit, neighbour } from './keys';

let hand: HTMLElement;
let field: HTMLElement;

function row(...names: string[]): HTMLElement {
  const made = document.createElement('div');
  for (const name of names) made.append(Object.assign(document.createElement('button'), { textContent: name }));
  document.body.append(made);
  return made;
}

beforeEach(() => {
  document.body.replaceChildren();
  hand = row('one', 'two', 'three');
  field = row('pine', 'plum');
});

it('a digit stands for a choice, counted from one and through all groups', () => {
  expect(digit('2', hand)?.textContent).toBe('two');
  expect(digit('4', hand, field)?.textContent).toBe('pine');
  expect(digit('9', hand)).toBeUndefined();
  expect(digit('x', hand)).toBeUndefined();
});

it('a choice that cannot be made has no digit', () => {
  hand.querySelector('button')?.setAttribute('disabled', '');
  expect(digit('1', hand)?.textContent).toBe('two');
});

it('arrows walk along a row and around its ends', () => {
  const [one, , three] = [...hand.children];
  expect(neighbour('ArrowRight', one as Element, hand, field)?.textContent).toBe('two');
  expect(neighbour('ArrowLeft', one as Element, hand, field)).toBe(three);
});

it('arrows lead from the hand to the field and back', () => {
  const [one] = [...hand.children];
  const [pine] = [...field.children];
  expect(neighbour('ArrowUp', one as Element, hand, field)).toBe(pine);
  expect(neighbour('ArrowDown', pine as Element, hand, field)).toBe(one);
});

it('arrows elsewhere on the page are left alone', () => {
  expect(neighbour('ArrowLeft', document.body, hand, field)).toBeUndefined();
});
