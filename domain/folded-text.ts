/** Comparison of typed words that ignores case, accents and spellings of umlauts. */

// Letters that Unicode normalization does not decompose.
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

/**
 * Folds a text for comparison: `Nordseeküste`, `NORDSEEKUESTE` and `nordseekuste` become equal, as do `Ålborg` and `Aalborg`. Invisible
 * characters are removed.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // A fast path for ASCII, which most titles are: normalization took half the time of building an index.
  const plain = isPlain.test(lower)
    ? lower
    : lower
        .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter]!)
        .normalize('NFKD')
        .replace(/[\p{M}\p{Cf}]/gu, '');
  // Danish and Norwegian also write å as aa.
  return plain.replace(/(a)(?:a+e?|e)|([ou])e/g, '$1$2');
}

/** Returns the folded words in order; everything but letters and digits separates them. */
export function splitWords(text: string): string[] {
  const foldedText = fold(text);
  const parts = isPlain.test(foldedText)
    ? foldedText.split(/[^a-z0-9]+/)
    : foldedText.split(/[^\p{L}\p{N}]+/u);
  return parts.filter((word) => word !== '');
}

/** Minimum number of letters of words that are also searched inside compounds. */
export const compoundFrom = 4;
/** Minimum number of letters of the first part of a compound: `prien` is not part of `cyprien`. */
const firstPartMin = 3;

/** True if the word begins with the token, or is a compound that contains it: `haus` in `ferienhaus`. */
export function fitsWord(token: string, word: string): boolean {
  return word.startsWith(token) || (token.length >= compoundFrom && word.includes(token, firstPartMin));
}

/** Returns the number of letters of the piece, from `start` on, that the token covers; 0 if it does not match there. */
function matchLength(piece: string, start: number, token: string): number {
  if (!fold(piece.slice(start)).startsWith(token)) return 0;
  for (let length = 1; start + length < piece.length; length += 1) {
    if (fold(piece.slice(start, start + length)).startsWith(token)) return length;
  }
  return piece.length - start;
}

/** Splits the name into parts and marks those that match `text`. Joined, the parts are the name. */
export function matchedParts(name: string, text: string): { text: string; isMatch: boolean }[] {
  const tokens = [...new Set(splitWords(text))];
  const parts: { text: string; isMatch: boolean }[] = [];
  let done = 0;
  for (const { 0: piece, index } of name.matchAll(/[\p{L}\p{N}\p{M}\p{Cf}]+/gu)) {
    let best = { start: 0, length: 0 };
    for (const token of tokens) {
      const last = token.length >= compoundFrom ? piece.length - 1 : 0;
      for (let start = 0; start <= last; start += start === 0 ? firstPartMin : 1) {
        const length = matchLength(piece, start, token);
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
