import type { suggestLocations } from '../../../../contract/locations/suggest-locations.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { fitsWord, splitWords } from '../../../../domain/folded-text.ts';
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
/** A shorter text is the prefix of a word in most questions. */
const lettersMin = 4;

/** Words of each entry, cached: they only change with its texts, and every keystroke needs all of them. */
const wordsByEntry = new WeakMap<HelpEntry, readonly string[]>();

function wordsOfEntry(entry: HelpEntry): readonly string[] {
  const words = wordsByEntry.get(entry) ?? splitWords(entry.name);
  wordsByEntry.set(entry, words);
  return words;
}

/** Returns entries whose names contain all significant words of the text; exact words first, then shorter names. */
export function helpNamed(text: string, entries: readonly HelpEntry[]): Suggestion[] {
  const typedWords = tellingWords(text);
  if (typedWords.join('').length < lettersMin) return [];
  return entries
    .flatMap((entry) => {
      const words = wordsOfEntry(entry);
      if (!typedWords.every((token) => words.some((word) => fitsWord(token, word)))) return [];
      return [
        { entry, exact: typedWords.filter((token) => words.includes(token)).length, length: words.length },
      ];
    })
    .sort((a, b) => b.exact - a.exact || a.length - b.length)
    .slice(0, helpMax)
    .map(({ entry }) => ({ ...entry, alias: '', words: '', count: 0, distance: null }));
}

/** Returns up to `lineCount` suggestions: the results, and help below them. If there is help, it has at least one line. */
export function withHelp(
  results: readonly Suggestion[],
  help: readonly Suggestion[],
  lineCount: number,
): Suggestion[] {
  const lines = Math.min(help.length, Math.max(1, lineCount - results.length));
  return [...results.slice(0, lineCount - lines), ...help.slice(0, lines)];
}
