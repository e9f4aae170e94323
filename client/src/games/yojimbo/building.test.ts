import { describe, expect, it, vi } from 'vitest';
import type { YojimboPreview, YojimboView } from '../../wire';
import { Building } from './building.svelte';

const LEGAL = ['lay Y001', 'lay Y002', 'lay Y003', 'change Y001', 'change Y002', 'kaiten Y009', 'train', 'retreat'];

function view(legal = LEGAL, phase = 'turn'): YojimboView {
  return { phase, seat: 0, legal, board: { round: 1, turned: [] } } as unknown as YojimboView;
}

function building(answers: Record<string, Partial<YojimboPreview>>, legal = LEGAL, phase = 'turn'): Building {
  const made = new Building(async (begun) => {
    const answer = answers[begun.join()];
    if (!answer) throw new Error('refused');
    return { begun, next: [], whole: false, ...answer };
  });
  made.see(view(legal, phase));
  return made;
}

const settled = () => vi.waitFor(() => Promise.resolve());

describe('a move that is being built', () => {
  it('is whole when the rules let it stand, whatever the order of the cards', async () => {
    const made = building({
      'lay Y002': { next: ['lay Y001'] },
      'lay Y001,lay Y002': { next: ['lay Y003', 'stand'] },
    });
    expect(made.toggle('Y002')).toBe(true);
    await settled();
    expect(made.move).toBeNull();
    expect(made.fits('Y003')).toBe(false);
    expect(made.toggle('Y003')).toBe(false);
    made.toggle('Y001');
    await settled();
    expect(made.move).toEqual(['lay Y001', 'lay Y002', 'stand']);
    made.toggle('Y001');
    await settled();
    expect(made.chosen).toEqual(['Y002']);
  });

  it('lays Kaiten alone', () => {
    const made = building({});
    made.toggle('Y009');
    expect(made.verb).toBe('kaiten');
    expect(made.move).toEqual(['kaiten Y009']);
    expect(made.fits('Y001')).toBe(true);
  });

  it('changes cards and goes back to a defence', async () => {
    const made = building({ 'change Y001': { next: ['change Y002', 'draw'] } });
    made.change(true);
    expect(made.fits('Y003')).toBe(false);
    made.toggle('Y001');
    await settled();
    expect(made.move).toEqual(['change Y001', 'draw']);
    made.change(false);
    expect(made.chosen).toEqual([]);
    expect(made.verb).toBe('lay');
  });

  it('pays without a closing action', async () => {
    const made = building({ 'pay Y001': { whole: true } }, ['pay Y001', 'pay Y002'], 'pay');
    made.toggle('Y001');
    await settled();
    expect(made.move).toEqual(['pay Y001']);
  });

  it('puts back a card that the rules refuse', async () => {
    const made = building({ 'lay Y001': { next: ['lay Y002'] } });
    made.toggle('Y001');
    await settled();
    made.toggle('Y002');
    await settled();
    expect(made.chosen).toEqual(['Y001']);
  });

  it('is kept when the same decision is shown again and dropped for another', async () => {
    const made = building({ 'lay Y001': { next: ['stand'] } });
    made.toggle('Y001');
    await settled();
    made.see(view());
    expect(made.chosen).toEqual(['Y001']);
    made.see(view(['retreat']));
    expect(made.chosen).toEqual([]);
  });
});
