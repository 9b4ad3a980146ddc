/** How words of people are compared: without case, accents and the spellings of umlauts. */

// What no normalization takes apart.
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'a',
  œ: 'o',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const isPlain = /^[\0-\x7f]*$/;

/** `Nordseeküste`, `NORDSEEKUESTE` and `nordseekuste` become the same, as `Ålborg` and `Aalborg` do. Invisible marks fall away. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most titles need no tables of Unicode: half the time of building an index.
  const plain = isPlain.test(lower)
    ? lower
    : lower
        .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter]!)
        .normalize('NFKD')
        .replace(/[\p{M}\p{Cf}]/gu, '');
  // Danish and Norwegian write å as aa too.
  return plain.replace(/(a)(?:a+e?|e)|([ou])e/g, '$1$2');
}

/** The folded words of a text in order; all but letters and digits parts them. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  const parts = isPlain.test(folded) ? folded.split(/[^a-z0-9]+/) : folded.split(/[^\p{L}\p{N}]+/u);
  return parts.filter((word) => word !== '');
}

/** From that many letters on a word is looked for inside of compounds too. */
export const compoundFrom = 4;
/** The first part of a compound has at least so many letters: `prien` is no part of `cyprien`. */
const firstPartMin = 3;

/** The word begins with the token, or is a compound that holds it: `haus` in `ferienhaus`. */
export function fitsWord(token: string, word: string): boolean {
  return word.startsWith(token) || (token.length >= compoundFrom && word.includes(token, firstPartMin));
}

/** How many letters of the piece, from `start` on, the token takes; 0 when it does not stand there. */
function lengthAt(piece: string, start: number, token: string): number {
  if (!fold(piece.slice(start)).startsWith(token)) return 0;
  for (let length = 1; start + length < piece.length; length += 1) {
    if (fold(piece.slice(start, start + length)).startsWith(token)) return length;
  }
  return piece.length - start;
}

/**
 * The name in parts, those that `text` says marked, for showing why it was found. Put together, the
 * parts are the name.
 */
export function matchedParts(name: string, text: string): { text: string; isMatch: boolean }[] {
  const tokens = [...new Set(wordsOf(text))];
  const parts: { text: string; isMatch: boolean }[] = [];
  let done = 0;
  for (const { 0: piece, index } of name.matchAll(/[\p{L}\p{N}\p{M}\p{Cf}]+/gu)) {
    let best = { start: 0, length: 0 };
    for (const token of tokens) {
      const last = token.length >= compoundFrom ? piece.length - 1 : 0;
      for (let start = 0; start <= last; start += start === 0 ? firstPartMin : 1) {
        const length = lengthAt(piece, start, token);
        if (length > best.length) best = { start, length };
        if (length > 0) break;
      }
    }
    if (best.length === 0) continue;
    const from = index + best.start;
    if (from > done) parts.push({ text: name.slice(done, from), isMatch: false });
    done = from + best.length;
    parts.push({ text: name.slice(from, done), isMatch: true });
  }
  if (done < name.length) parts.push({ text: name.slice(done), isMatch: false });
  return parts;
}
