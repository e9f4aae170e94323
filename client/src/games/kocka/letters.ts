// Any letter, or the Korean ones of one syllable (initials, a whole syllable, vowels, finals), and the marks that belong to it,
// among them Thai and Lao AM and halfwidth voicing marks.
const SYLLABLE =
  '[\\u1100-\\u115f\\ua960-\\ua97c]*[\\uac00-\\ud7a3]?[\\u1160-\\u11a7\\ud7b0-\\ud7c6]*[\\u11a8-\\u11ff\\ud7cb-\\ud7fb]*';
const KOREAN = '[\\u1100-\\u11ff\\ua960-\\ua97c\\uac00-\\ud7fb]';
const LETTER = new RegExp(`(?:(?=${KOREAN})${SYLLABLE}|\\p{L})(?:\\p{M}|[\\u0e33\\u0eb3\\uff9e\\uff9f])*`, 'gu');

/** The word of the table as the letters that people count, like `letters` in fuda/games/kocka/table.py. */
export function lettersOf(word: string, chIsOneLetter: boolean): string[] {
  const found: string[] = [];
  for (const [letter] of word.normalize('NFC').matchAll(LETTER)) {
    if (chIsOneLetter && found.at(-1) === 'C' && /^h$/i.test(letter)) found[found.length - 1] = 'CH';
    else found.push(letter.toUpperCase());
  }
  return found;
}
