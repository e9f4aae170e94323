/** What moves were worth, on the board's own cards: a small number at each card that a choice could play. */
import { percent } from './figures';
import type { Moment } from './report';

const COLOURS = { equal: 'green', inaccuracy: 'gold', mistake: 'orange', blunder: 'red' };

const BADGE = `.stage [data-card]::after {
  position: absolute; inset: auto 0 -0.5em; z-index: 2; width: fit-content; margin: 0 auto; padding: 0 0.35em;
  border-radius: 1em; background: var(--mark); color: var(--sheet); font: 700 max(11px, calc(var(--card, 72px) * 0.17)) / 1.35 var(--sans);
}`;

/** Draw a choice on the cards of the board; returns what takes it away again. */
export function marked({ moves, played, label }: Moment): () => void {
  const rules: string[] = [];
  for (const [place, { move, chance }] of moves.entries()) {
    const cards = move.flatMap((action) => action.split(' ').slice(1));
    const colour = place === 0 ? 'green' : place === played ? COLOURS[label] : null;
    for (const card of cards) {
      const at = `.stage [data-card="${CSS.escape(card)}"]`;
      if (colour) rules.push(`${at} { outline: 3px solid var(--${colour}); outline-offset: 1px; }`);
      if (move.length === 1 && cards.length === 1)
        rules.push(`${at}::after { content: "${percent(chance.mean, 0)}"; --mark: var(--${colour ?? 'ink-soft'}); }`);
    }
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([BADGE, ...rules.reverse()].join('\n')); // the best move's last: it wins where moves share cards
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
