import { compoundFrom, fold, wordsOf } from '../domain/folded-text.ts';

/** How a query is read: which of its words have to be found, and how near is near enough. */

// Words that say nothing about a home: the small ones, and that it is for holidays; folded.
const fillers = new Set(
  `urlaub reise holidays vacation vacations vacances sejour vacanza vacanze viaggio
  am an auf aus bei beim das dem den der des die ein eine im in mit nah nahe und von zu zum zur
  a and at by for from near of on or the to with
  au aux avec d dans de du en et l la le les pres sur un une
  al alla con da dal del dell della di e gli i il lo nel nella per vicino`
    .split(/\s+/)
    .map(fold),
);

/** The words of a title by which a home is found. */
export function titleWords(title: string): string[] {
  return wordsOf(title).filter((word) => !fillers.has(word));
}

const saints: Readonly<Record<string, readonly string[]>> = {
  st: ['sankt', 'saint'],
  sankt: ['st', 'saint'],
  saint: ['st', 'sankt'],
  ste: ['sainte'],
  sainte: ['ste'],
};

/** The words of a location's name, with the other ways to write them. */
export function nameWords(name: string): string[] {
  return wordsOf(name).flatMap((word) => [word, ...(saints[word] ?? [])]);
}

/** The words of a query that have to be found. One of fillers alone asks for nothing. */
export function tokensOf(text: string): string[] {
  return [...new Set(wordsOf(text).filter((word) => !fillers.has(word)))];
}

/**
 * The parts of a compound that nobody wrote as one word: `nordseeferienhaus` is `nordsee` and
 * `ferienhaus`, `toskanaurlaub` is `toskana`. Null where no cut leaves two known words; the longest
 * first part wins. Letters that join them (s, n) may stand between.
 */
export function compoundParts(token: string, isWord: (part: string) => boolean): string[] | null {
  const says = (part: string): boolean => fillers.has(part) || isWord(part);
  for (let cut = token.length - compoundFrom; cut >= compoundFrom; cut -= 1) {
    const right = token.slice(cut);
    if (!says(right)) continue;
    const joined = token.slice(0, cut);
    const left = [joined, ...(/[sn]$/.test(joined) && cut > compoundFrom ? [joined.slice(0, -1)] : [])].find(
      says,
    );
    if (left !== undefined) return [...new Set([left, right])].filter((part) => !fillers.has(part));
  }
  return null;
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
  house: titleWords('Ferienhaus Haus house holiday cottage maison casa'),
  apartment: titleWords('Ferienwohnung Wohnung apartment flat holiday appartement appartamento'),
} as const;
