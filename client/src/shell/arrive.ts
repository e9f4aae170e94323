/** A page's heading takes the focus when somebody comes from another page, so that a screen reader says where it is. */
import { drawn } from './first';

let visited = false;

export function arrive(heading: HTMLElement): void {
  drawn();
  if (visited) heading.focus({ preventScroll: true });
  visited = true;
}
