/** Where a note lies: beside what it points at, over as little as possible of what can be played. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = 'above' | 'below' | 'left' | 'right' | 'free';

export interface Place {
  x: number;
  y: number;
  side: Side;
  /** Where along the note's edge its pointer sits, in pixels. */
  pointer: number;
}

const GAP = 12; // between the note and what it points at
const EDGE = 6; // kept free around the screen

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * Choose a place for a note of this size. `target` is what it points at, null for nothing in particular; it and `free`,
 * the reader's hand and what they are asked, are covered only where the screen has no other room; `busy` are cards and controls that should
 * stay free too.
 */
export function place(
  note: { width: number; height: number },
  target: Box | null,
  free: Box[],
  busy: Box[],
  screen: Box,
): Place {
  const { width, height } = note;
  const [right, bottom] = [screen.x + screen.width - width - EDGE, screen.y + screen.height - height - EDGE];
  const inside = (x: number, y: number, side: Side): Place => {
    const at = {
      x: clamp(x, screen.x + EDGE, Math.max(right, EDGE)),
      y: clamp(y, screen.y + EDGE, Math.max(bottom, EDGE)),
    };
    const along =
      !target || side === 'free'
        ? 0
        : side === 'left' || side === 'right'
          ? clamp(target.y + target.height / 2 - at.y, 20, height - 20)
          : clamp(target.x + target.width / 2 - at.x, 20, width - 20);
    return { ...at, side, pointer: along };
  };
  const choices: Place[] = [];
  if (target) {
    const [middle, centre] = [target.x + target.width / 2 - width / 2, target.y + target.height / 2 - height / 2];
    for (const x of [middle, target.x, target.x + target.width - width]) {
      choices.push(inside(x, target.y - height - GAP, 'above'), inside(x, target.y + target.height + GAP, 'below'));
    }
    choices.push(
      inside(target.x + target.width + GAP, centre, 'right'),
      inside(target.x - width - GAP, centre, 'left'),
    );
  }
  for (const x of [screen.x, (screen.x + right) / 2, right]) {
    for (const y of [bottom, screen.y, (screen.y + bottom) / 2]) choices.push(inside(x, y, 'free'));
  }
  const cost = (choice: Place): number => {
    const box = { ...choice, width, height };
    const covered = busy.reduce((sum, other) => sum + overlap(box, other), 0);
    const away = choice.side === 'free' ? 0.04 * width * height : 0; // rather beside it than in a corner
    const meant = [...free, ...(target ? [target] : [])].reduce((sum, other) => sum + overlap(box, other), 0);
    return covered + away + 50 * meant;
  };
  return choices.reduce((best, choice) => (cost(choice) < cost(best) - 1 ? choice : best));
}
