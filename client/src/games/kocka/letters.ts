/** The word of the table as the letters that people count, like `letters` in fuda/games/kocka/table.py. */
export function lettersOf(word: string, chIsOneLetter: boolean): string[] {
  const found: string[] = [];
  for (const [letter] of word.normalize('NFC').matchAll(/\p{L}\p{M}*/gu)) {
    if (chIsOneLetter && found.at(-1) === 'C' && /^h$/i.test(letter)) found[found.length - 1] = 'CH';
    else found.push(letter.toUpperCase());
  }
  return found;
}
