// What examine.py asks a page. The file is one expression: an object of questions.
({
  /** Wait until every font is there and nothing moves. */
  async settled() {
    const ends = (each) => each.playState === 'running' && each.effect?.getComputedTiming().iterations !== Infinity;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const still = async () => {
      await Promise.all([...document.fonts].map((font) => font.load())); // a layout asks for them late, and says so later
      await frame();
      await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished));
      await frame();
      await frame();
    };
    await Promise.race([still(), new Promise((resolve) => setTimeout(resolve, 30_000))]);
  },

  /** Keys that stand on the screen, or are said, instead of their words. */
  unworded() {
    const key = /\b(page|core|koikoi|kocka|yojimbo|level|rules)-[a-z][a-z-]+/g;
    const names = ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext'];
    const said = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())];
    const told = said.flatMap((each) => names.map((name) => each.getAttribute(name)));
    const written = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      if (!walk.currentNode.parentElement.closest('script, style, code')) written.push(walk.currentNode.data);
    }
    return [...told, ...written, document.title].flatMap((text) => text?.match(key) ?? []);
  },

  /** Words that are cut off, or that lie beside the screen, outside of what is meant to be scrolled. */
  clipped() {
    // Lists that show as much as there is room for, beside a button for the rest; sentences that the timeline tells whole;
    // names of kinds over captured cards, which end in dots on a phone.
    const meant = '.yaku, .replay .words, .replay .sentence, .captures p';
    const apart = `.hidden-visually, .skip, svg, option, script, style, code, ${meant}`;
    const found = [];
    const seen = new Set();
    const scrolls = (each) => /auto|scroll/.test(getComputedStyle(each).overflowX + getComputedStyle(each).overflowY);
    const within = (each) => each !== null && (scrolls(each) || within(each.parentElement));
    const look = (each) => {
      const { overflowX, overflowY, display, visibility, clipPath } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      if (!box.width || !box.height || visibility === 'hidden' || clipPath === 'inset(50%)' || !each.checkVisibility()) return true;
      if (scrolls(each)) return true;
      const hides = /hidden|clip/.test(overflowX + overflowY);
      const own = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
      const sized = display !== 'inline' && each.clientWidth > 2 && each.clientHeight > 2; // less is hidden on purpose
      const wide = sized && each.scrollWidth > each.clientWidth + 1;
      const high = sized && hides && each.scrollHeight > each.clientHeight + 2;
      const beside = (box.right > innerWidth + 1 || box.left < -1) && !within(each);
      if (!((own && (wide || beside)) || (hides && (wide || high)))) return false;
      const size = wide ? `${each.scrollWidth} > ${each.clientWidth} wide` : `${each.scrollHeight} > ${each.clientHeight} high`;
      const name = [each.localName, ...[...each.classList].filter((each) => !each.startsWith('svelte'))].join('.');
      found.push(`${name}: ${beside ? 'beside the screen' : size}: ${each.textContent.trim().slice(0, 60)}`);
      return true;
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      if (!walk.currentNode.data.trim()) continue;
      for (let each = walk.currentNode.parentElement; each && each !== document.body; each = each.parentElement) {
        if (seen.has(each) || each.closest(apart)) break;
        seen.add(each);
        if (look(each)) break;
      }
    }
    return found;
  },
})
