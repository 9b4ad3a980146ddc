import { compoundFrom } from '../../domain/folded-text.ts';
import { nameSpellings } from '../../domain/place-name.ts';
import { fillers } from '../../domain/search-words.ts';

/** A name with the first word is also found by the other words, but not vice versa: `san` begins hundreds of names. */
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

/** Local names of cities in Spanish, Portuguese, Dutch and Polish, which the site's languages name differently. */
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

/** Words of a location's name, with alternative spellings. */
export function nameWords(name: string): string[] {
  const words = new Set(nameSpellings(name).flatMap((spelling) => spelling.split(' ')));
  words.delete('');
  return [...words].flatMap((word) => [word, ...(saints[word] ?? []), ...(elsewhere[word] ?? [])]);
}

/**
 * Splits a compound word: `nordseeferienhaus` into `nordsee` and `ferienhaus`, `toskanaurlaub` into `toskana`. Null
 * if no split gives two known words; the longest first part wins. Linking letters (s, n) may be in between.
 */
export function compoundParts(token: string, isWord: (part: string) => boolean): string[] | null {
  const isKnown = (part: string): boolean => fillers.has(part) || isWord(part);
  for (let at = token.length - compoundFrom; at >= compoundFrom; at -= 1) {
    const right = token.slice(at);
    if (!isKnown(right)) continue;
    const firstPart = token.slice(0, at);
    const left = [
      firstPart,
      ...(/[sn]$/.test(firstPart) && at > compoundFrom ? [firstPart.slice(0, -1)] : []),
    ].find(isKnown);
    if (left !== undefined) return [...new Set([left, right])].filter((part) => !fillers.has(part));
  }
  return null;
}
