/** A replay by keyboard: arrows step, with Shift from one judged moment to the next, Space plays and pauses. */
import type { Player } from './player.svelte';
import type { Reviewing } from './reviewing.svelte';

export function steer(event: KeyboardEvent, player: Player | null, review: Reviewing | null): void {
  if (!player || event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
  const target = event.target as HTMLElement;
  if (target.closest('input, select, textarea')) return;
  if (event.key === ' ' && target.closest('button, a, summary')) return;
  const on = event.key === 'ArrowRight';
  const steps: Record<string, () => void> = {
    ArrowRight: () => player.go(player.step + 1),
    ArrowLeft: () => player.go(player.step - 1),
    Home: () => player.go(0),
    End: () => player.go(player.last),
    ' ': () => player.toggle(),
  };
  const act = event.shiftKey && (on || event.key === 'ArrowLeft') ? () => review?.jump(on) : steps[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
