/** Finding words in the rulebook, and the pieces of a text that are clauses, hits or plain. */

export interface Piece {
  text: string;
  hit: boolean;
  clause: string | null;
}

/** Without case and accents: who types "kocka" means "kočka". Every letter stays one letter, so that places agree. */
export function plain(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .join('');
}

/** Whether a text holds every word that is looked for. */
export function holds(text: string, wanted: string): boolean {
  const where = plain(text);
  return words(wanted).every((word) => where.includes(word));
}

/** A text cut into pieces: the clauses it mentions can be opened, what was looked for is marked. */
export function pieces(text: string, clauses: ReadonlySet<string>, wanted = ''): Piece[] {
  const marks = new Uint8Array(text.length); // 1: looked for
  const where = plain(text);
  for (const word of words(wanted)) {
    for (let at = where.indexOf(word); at >= 0; at = where.indexOf(word, at + word.length)) {
      marks.fill(1, at, at + word.length);
    }
  }
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(/[A-Z]{2}-[A-Z]?\d+/g)) {
    if (!clauses.has(match[0])) continue;
    cut(at, match.index);
    found.push({ text: match[0], hit: marks[match.index] === 1, clause: match[0] });
    at = match.index + match[0].length;
  }
  cut(at, text.length);
  return found;

  function cut(from: number, to: number): void {
    for (let start = from, end = from; start < to; start = end) {
      while (end < to && marks[end] === marks[start]) end++;
      found.push({ text: text.slice(start, end), hit: marks[start] === 1, clause: null });
    }
  }
}

const words = (wanted: string): string[] => plain(wanted).split(/\s+/).filter(Boolean);
