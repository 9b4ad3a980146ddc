import type { suggestLocations } from '../../../../contract/locations/suggest-locations.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { fitsWord, wordsOf } from '../../../../domain/folded-text.ts';
import { tellingWords } from './offers-named.ts';

type Suggestion = ResponseOf<typeof suggestLocations>['suggestions'][number];

/** An article, or a question that the site has answered. */
export interface HelpEntry {
  kind: 'article' | 'question';
  /** Unique among them. */
  key: string;
  /** The title or the question, in the language of the page. */
  name: string;
  /** The page that it stands on, or what it belongs to. */
  context: string;
  path: string;
}

const helpMax = 2;
/** Less is the beginning of a place, and of a word in most questions too. */
const lettersMin = 4;

/** Entries stay the same while their texts do, and every letter that is typed asks for the words of all. */
const wordsByEntry = new WeakMap<HelpEntry, readonly string[]>();

function wordsOfEntry(entry: HelpEntry): readonly string[] {
  const words = wordsByEntry.get(entry) ?? wordsOf(entry.name);
  wordsByEntry.set(entry, words);
  return words;
}

/** Entries whose names hold all telling words of the text; first those that have the words as they are, then the shorter. */
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

/** Help stands below places, offers and homes, and has a line of its own however many they are. */
export function withHelp(
  found: readonly Suggestion[],
  help: readonly Suggestion[],
  most: number,
): Suggestion[] {
  const lines = Math.min(help.length, Math.max(1, most - found.length));
  return [...found.slice(0, most - lines), ...help.slice(0, lines)];
}
