import { expect, test } from 'vitest';
import { lettersOf } from './letters';

test.each([
  ['KOČKA', false, 'K O Č K A'],
  ['čich', false, 'Č I C H'],
  ['čich', true, 'Č I CH'],
  ['chrochtá', true, 'CH R O CH T Á'],
  ['кошка', true, 'К О Ш К А'],
  ['Kocˇka'.replace('cˇ', 'c\u030c'), false, 'K O Č K A'],
  ['cc\u0327h', true, 'C Ç H'],
  ['น้ำใจ', false, 'น้ำ ใ จ'],
  ['ກຳກຳກຳ', false, 'ກຳ ກຳ ກຳ'],
  ['ｶﾞｷﾞｸﾟ', false, 'ｶﾞ ｷﾞ ｸﾟ'],
  ['\u1112\u119e\u11ab글ㄱ\u1100\u1102\u119e', false, '\u1112\u119e\u11ab 글 ㄱ \u1100\u1102\u119e'],
])('%s is counted by its letters', (word, chIsOne, expected) => {
  expect(lettersOf(word, chIsOne).join(' ')).toBe(expected);
});
