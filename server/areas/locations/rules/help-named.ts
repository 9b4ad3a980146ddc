import type { suggestLocations } from '../../../../contract/locations/suggest-locations.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { fitsWord, wordsOf } from '../../../../domain/folded-text.ts';
import { tellingWords } from './offers-named.ts';

type Suggestion = ResponseOf<typeof suggestLocations>['suggestions'][number];

export interface HelpEntry {
  kind: 'article' | 'question';
  key: string;
  name: string;
  context: string;
  path: string;
}

const helpMax = 2;
/** A shorter text is the beginning of a place, and of a word in most questions too. */
const lettersMin = 4;

/** Words of each entry, cached: they change only with its texts, and every keystroke asks for all of them. */
const wordsByEntry = new WeakMap<HelpEntry, readonly string[]>();

function wordsOfEntry(entry: HelpEntry): readonly string[] {
  const words = wordsByEntry.get(entry) ?? wordsOf(entry.name);
  wordsByEntry.set(entry, words);
  return words;
}

/** Entries whose names hold all significant words of the text; exact words first, then the shorter names. */
export function helpNamed(text: string, entries: readonly HelpEntry[]): Suggestion[] {
  const typed = tellingWords(text);
  if (typed.join('').length < lettersMin) return [];
  return entries
    .flatMap((entry) => {
      const words = wordsOfEntry(entry);
      if (!typed.every((token) => words.some((word) => fitsWord(token, word)))) return [];
      return [{ entry, exact: typed.filter((token) => words.includes(token)).length, length: words.length }];
    })
    .sort((a, b) => b.exact - a.exact || a.length - b.length)
    .slice(0, helpMax)
    .map(({ entry }) => ({ ...entry, alias: '', words: '', count: 0, distance: null }));
}

/** Help stands below places, offers and homes, and always keeps one line however many of those there are. */
export function withHelp(
  found: readonly Suggestion[],
  help: readonly Suggestion[],
  most: number,
): Suggestion[] {
  const lines = Math.min(help.length, Math.max(1, most - found.length));
  return [...found.slice(0, most - lines), ...help.slice(0, lines)];
}
