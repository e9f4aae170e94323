import { describe, expect, it } from 'vitest';
import type { YojimboView } from '../../wire';
import { around, attackDrawing, defenceDrawing, faceName, faceValues, sorted } from './faces';

const deck = {
  attack_faces: [{ id: 'shove', name: 'Shove' }],
  defence_faces: [{ id: 'duck', name: 'Duck', values: { grab: 1, strike: 3, kick: 0, dagger: 2 } }],
};
const view = { table: { deck } } as unknown as YojimboView;

describe('faces', () => {
  it('have drawings, or are written out', () => {
    expect(attackDrawing({ type: 'kick', height: 7 })).toBe('attack-kick-7');
    expect(defenceDrawing('osae_ikkyo')).toBe('defence-osae_ikkyo');
    expect(defenceDrawing('duck')).toBeUndefined();
    expect(faceName(view, 'duck')).toBe('Duck');
    expect(faceName(view, 'shove')).toBe('Shove');
    expect(faceValues(view, 'duck')).toEqual([
      ['grab', 1],
      ['strike', 3],
      ['kick', 0],
      ['dagger', 2],
    ]);
  });

  it('sort a hand: techniques first, faces together, unknown ones last', () => {
    const faces = { Y001: 'kaiten', Y002: 'ikkyo', Y003: 'duck', Y004: 'irimi', Y005: 'ikkyo' };
    expect(sorted(Object.keys(faces), faces)).toEqual(['Y002', 'Y005', 'Y004', 'Y001', 'Y003']);
  });
});

describe('seats', () => {
  it('go clockwise from the left, the reader last', () => {
    expect(around(1, 4)).toEqual([2, 3, 0, 1]);
    expect(around(-1, 3)).toEqual([0, 1, 2]);
  });
});
