import { commonWords } from './common-words.ts';

/** Rows and columns of German, English and French keyboards. */
const walks: readonly string[] = [
  ...[
    '1234567890ß',
    'qwertzuiopü+',
    'asdfghjklöä#',
    'yxcvbnm,.-',
    '1qay',
    '2wsx',
    '3edc',
    '4rfv',
    '5tgb',
    '6zhn',
    '7ujm',
  ],
  ...['qwertyuiop[]', 'asdfghjkl;', 'zxcvbnm,./', '1qaz', '6yhn'],
  ...['azertyuiop^$', 'qsdfghjklmù', 'wxcvbn,;:!', '1aqw', '2zsx', '&é"\'(-è_çà'],
  'abcdefghijklmnopqrstuvwxyz',
].flatMap((keys) => [keys, [...keys].reverse().join('')]);
const walkMin = 4;

/** Digits and signs that replace letters inside a word. */
const likeLetters: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
};

/** True for listed passwords, keyboard walks, repetitions, and one common word with digits and signs around it. Expects lower case. */
export function isCommonPassword(password: string, commonPasswords: ReadonlySet<string>): boolean {
  if (commonPasswords.has(password) || isRepeated(password) || isWalk(password)) return true;
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (core.length < walkMin) return false;
  if (isWalk(core)) return true;
  const lettersOnly = [...core].map((sign) => likeLetters[sign] ?? sign).join('');
  const isKnown = (word: string): boolean => commonWords.has(word) || commonPasswords.has(word);
  return [core, lettersOnly].some((word) => isKnown(word) || isKnown(repeatedUnit(word)));
}

const repeatedUnit = (text: string): string => /^(.{3,}?)\1+$/su.exec(text)?.[1] ?? text;

const isRepeated = (text: string): boolean => /^(.{1,4})\1{2,}.{0,3}$/su.test(text);

/** True if the text consists of keyboard runs, one after the other or two interleaved. */
function isWalk(text: string): boolean {
  if (isOfRuns(text)) return true;
  const signs = [...text];
  const turns = [0, 1].map((first) => signs.filter((_, index) => index % 2 === first).join(''));
  return turns.every((turn) => turn.length >= walkMin && isOfRuns(turn));
}

function isOfRuns(text: string): boolean {
  let remaining = text;
  while (remaining.length > 0) {
    const length = lengthOfRun(remaining);
    if (length < walkMin) return false;
    remaining = remaining.slice(length);
  }
  return text.length > 0;
}

function lengthOfRun(text: string): number {
  let longest = 0;
  for (const keys of walks) {
    const start = keys.indexOf(text[0]!);
    if (start < 0) continue;
    let length = 0;
    while (length < text.length && text[length] === keys[start + length]) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
