// What stand.py asks a page at every size: what cannot be hit, is covered, cut off or too small. One expression: a function.
(async (small) => {
  // Two frames after a new size everything lies where it belongs: nothing moves by itself here.
  for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  const found = [];
  const OVER = 'dialog, [popover], .result.panel, .proposed, .round, aside.note'; // what may lie over the table
  const TEXT = '.hidden-visually, .skip, svg, option, select, script, style, .overlay, .print, .notice, .word, .yaku';
  const name = (each) => [each.localName, ...[...each.classList].filter((one) => !one.startsWith('svelte'))].join('.')
    + (each.dataset.card ? `[${each.dataset.card}]` : '');
  const words = (each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
  const seen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const unseen = (each) => each !== null && (getComputedStyle(each).clipPath === 'inset(50%)' || unseen(each.parentElement));
  const scroller = (each) => {
    for (let up = each.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (/auto|scroll/.test(overflowX + overflowY) && (up.scrollHeight > up.clientHeight + 1 || up.scrollWidth > up.clientWidth + 1)) return up;
    }
    return document.documentElement.scrollHeight > innerHeight ? document.documentElement : null;
  };
  const at = (x, y) => document.elementFromPoint(x, y);
  const mine = (each, hit) => hit !== null && (each === hit || each.contains(hit));
  const related = (each, hit) => hit !== null && (each.contains(hit) || hit.contains(each) || each.parentElement === hit.parentElement);
  const over = (each, hit) => hit?.closest(OVER) && !hit.closest(OVER).contains(each);

  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  for (const each of document.querySelectorAll('.stage, .stage *')) {
    if (!seen(each)) continue;
    const { overflowX, overflowY } = getComputedStyle(each);
    const wide = /auto|scroll/.test(overflowX) && each.scrollWidth > each.clientWidth + 1;
    const high = /auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight + 1;
    if (wide || (high && each.matches('.stage'))) found.push(`${name(each)} scrolls ${wide ? 'sideways' : ''}`);
    // A second bar within one that scrolls is where things get lost.
    if (high && scroller(each) && !each.closest('dialog:modal')) found.push(`${name(each)} scrolls within ${name(scroller(each))}`);
  }

  const controls = [...document.querySelectorAll('button, a[href], input, select, summary, label:has(input)')];
  // Before anything has been scrolled: what is to be done next is in sight.
  for (const each of controls) {
    const scrolls = each.matches('.primary, .stage .card') && seen(each) && scroller(each);
    if (!scrolls || scrolls.matches('html') || scrolls.closest('dialog:modal')) continue;
    const [box, room] = [each.getBoundingClientRect(), scrolls.getBoundingClientRect()];
    if (box.bottom > room.bottom + 1 || box.top < room.top - 1) found.push(`out of sight until one scrolls: ${name(each)} ${words(each)}`);
  }
  for (const each of controls) {
    if (!seen(each) || each.closest('.skip, .hidden-visually') || each.disabled) continue;
    let box = each.getBoundingClientRect();
    if (box.width < 3 || box.height < 3) continue;
    if (scroller(each)) {
      each.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      box = each.getBoundingClientRect();
    }
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = at(x, y);
    if (!mine(each, hit)) {
      if (!over(each, hit) || each.matches('.primary')) found.push(`cannot be hit: ${name(each)} ${words(each)}: ${hit ? name(hit) : 'beside the screen'}`);
      continue;
    }
    const inline = getComputedStyle(each).display === 'inline' || each.closest('p, li, td, figcaption, .links')?.matches('p:not(.go, .buttons), .told, .how') || each.matches('.clause');
    if (inline || each.matches('input[type=radio], input[type=checkbox]')) continue;
    const half = small / 2 - 1;
    const around = [[-half, 0], [half, 0], [0, -half], [0, half]].filter(([dx, dy]) => !mine(each, at(x + dx, y + dy)) && !over(each, at(x + dx, y + dy)));
    const card = [[2, 2], [43, 2], [2, 43], [43, 43]].every(([dx, dy]) => each.matches('.card, .hand button') && mine(each, at(box.x + dx, box.y + dy))); // another row may lie over its foot
    if (card || each.matches('.field .card:not(.match)')) continue; // a field card is a short way to the hand, no more
    if (around.length) found.push(`too small: ${name(each)} ${words(each)}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
  }
  for (const each of document.querySelectorAll('*')) if (each.scrollTop && !each.matches('html, body')) each.scrollTop = 0;
  scrollTo(0, 0);

  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const each = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || each.closest(TEXT) || !seen(each) || unseen(each)) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const told = `${name(each)}: ${walk.currentNode.data.trim().slice(0, 40)}`;
      const out = box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 5 || box.top < -5; // a line box is higher than its letters
      if (out && !scroller(each)) found.push(`beside the screen: ${told}`);
      if (out || scroller(each)) continue;
      const short = [each, each.parentElement].some((one) => getComputedStyle(one).textOverflow === 'ellipsis'); // it may end in dots
      const hits = (short ? [[0.08, 0.5]] : [[0.5, 0.5], [0.08, 0.5], [0.92, 0.5]]).map(([x, y]) => at(box.x + box.width * x, box.y + box.height * y));
      const wrong = hits.find((hit) => !related(each, hit) && !over(each, hit));
      if (wrong && getComputedStyle(each).pointerEvents !== 'none') found.push(`covered: ${told}: ${name(wrong)} ${words(wrong)}`);
    }
  }

  // Cards that lie on the table are whole on the screen.
  for (const each of document.querySelectorAll('.stage .card')) {
    if (!seen(each)) continue;
    const box = each.getBoundingClientRect();
    if (box.width && (box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 1 || box.top < 40) && !scroller(each)) {
      found.push(`a card beside the screen: ${name(each)} ${Math.round(box.x)},${Math.round(box.y)} ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
  }
  return [...new Set(found)];
})
