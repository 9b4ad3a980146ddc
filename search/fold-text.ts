/** How words of people are compared: without case, accents and the spellings of umlauts. */

/** `Nordseeküste`, `NORDSEEKUESTE` and `nordseekuste` become the same. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'a')
    .replaceAll('œ', 'o')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1');
}

// Words that say nothing about a home; folded.
const fillers = new Set(
  `am an auf aus bei beim das dem den der des die ein eine im in mit nah nahe und von zu zum zur
  a and at by for from near of on or the to with
  au aux avec d dans de du en et l la le les pres sur un une
  al alla con da dal del dell della di e gli i il lo nel nella per vicino`
    .split(/\s+/)
    .map(fold),
);

export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The words of a query that have to be found. One of fillers alone asks for nothing. */
export function tokensOf(text: string): string[] {
  return [...new Set(wordsOf(text).filter((word) => !fillers.has(word)))];
}

const compoundFrom = 4;

/** The word begins with the token, or is a compound that holds it: `haus` in `ferienhaus`. */
export function fitsWord(token: string, word: string): boolean {
  return word.startsWith(token) || (token.length >= compoundFrom && word.includes(token));
}

/** How many typing errors a token of that length may hold. */
export function allowedErrors(token: string): number {
  if (/\p{N}/u.test(token)) return 0;
  if (token.length >= 9) return 2;
  return token.length >= 5 ? 1 : 0;
}

/**
 * Whether insertions, deletions, replacements and swaps of neighbours, at most `errors` of them, turn
 * the token into the word (with `prefix`: into some beginning of it).
 */
export function isNear(token: string, word: string, errors: number, prefix = false): boolean {
  if (errors === 0) return prefix ? word.startsWith(token) : word === token;
  if (token.length - word.length > errors || (!prefix && word.length - token.length > errors)) return false;
  const width = Math.min(word.length, token.length + errors);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= token.length; row += 1) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= width; column += 1) {
      const same = token[row - 1] === word[column - 1];
      let edits = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const isSwap =
        row > 1 && column > 1 && token[row - 1] === word[column - 2] && token[row - 2] === word[column - 1];
      if (isSwap) edits = Math.min(edits, beforeLast[column - 2]! + 1);
      current.push(edits);
      lowest = Math.min(lowest, edits);
    }
    if (lowest > errors) return false;
    beforeLast = last;
    last = current;
  }
  return prefix ? Math.min(...last) <= errors : width === word.length && last[width]! <= errors;
}

/** What people call the two types of homes, beside what the titles say. */
export const typeWords = {
  house: wordsOf('Ferienhaus Haus house holiday cottage maison vacances casa vacanza'),
  apartment: wordsOf(
    'Ferienwohnung Wohnung apartment flat holiday appartement vacances appartamento vacanza',
  ),
} as const;
