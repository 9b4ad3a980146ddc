import { compoundFrom } from '../domain/folded-text.ts';
import { nameSpellings } from '../domain/place-name.ts';
import { fillers } from '../domain/search-words.ts';

/** How a query is read: which of its words have to be found, and how near is near enough. */

/** A name with the word before is found by those behind too. Not by all of the same meaning: `san` begins hundreds of names. */
const saints: Readonly<Record<string, readonly string[]>> = {
  st: ['sankt', 'saint'],
  sankt: ['st', 'saint'],
  saint: ['st', 'sankt'],
  sint: ['st', 'sankt', 'saint'],
  san: ['st', 'sankt', 'saint'],
  ste: ['sainte'],
  sainte: ['ste'],
  santa: ['sta', 'ste'],
  sta: ['santa', 'ste'],
};

/** What travellers from Spain, Portugal, the Netherlands and Poland call cities that the site's languages call otherwise. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  bologna: ['bolonia', 'bolonha'],
  florence: ['florencia', 'florenca', 'florencja'],
  venice: ['venecia', 'veneza', 'wenecja'],
  milan: ['milao', 'mediolan'],
  turin: ['turim', 'turyn'],
  naples: ['napoles', 'neapol'],
  rome: ['rzym'],
  genoa: ['genua'],
  london: ['londres', 'londen', 'londyn'],
  vienna: ['viena', 'wenen', 'wieden'],
  hamburg: ['hamburgo'],
  cologne: ['keulen'],
  antwerp: ['amberes', 'antuerpia'],
  bruges: ['brujas', 'brugia'],
  geneva: ['ginebra', 'genebra', 'genewa'],
  bordeaux: ['burdeos'],
  marseille: ['marsella', 'marselha'],
  lisbon: ['lizbona'],
  prague: ['praag'],
  copenhagen: ['copenhague'],
};

/** The words of a location's name, with the other ways to write them. */
export function nameWords(name: string): string[] {
  const words = new Set(nameSpellings(name).flatMap((spelling) => spelling.split(' ')));
  words.delete('');
  return [...words].flatMap((word) => [word, ...(saints[word] ?? []), ...(elsewhere[word] ?? [])]);
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
