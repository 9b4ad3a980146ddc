import type { suggestLocations } from '../../../../contract/locations/suggest-locations.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { fitsWord, splitWords } from '../../../../domain/folded-text.ts';
import { isSaintly, nameSpellings } from '../../../../domain/place-name.ts';
import { tellingWords } from './offers-named.ts';

type Suggestion = ResponseOf<typeof suggestLocations>['suggestions'][number];

const locationKinds: ReadonlySet<string> = new Set<Suggestion['kind']>(['country', 'region', 'place']);
const isLocation = ({ kind }: Suggestion): boolean => locationKinds.has(kind);

const splitSpellings = (text: string): string[][] =>
  nameSpellings(text).map((spelling) => spelling.split(' '));
const splitNames = ({ name, alias }: Suggestion): string[][] =>
  [name, alias].filter((text) => text !== '').flatMap(splitSpellings);

function isNamedWhole(suggestion: Suggestion, typedWords: readonly string[]): boolean {
  if (suggestion.kind === 'home') return typedWords.length === 1 && typedWords[0] === suggestion.key;
  return (
    isLocation(suggestion) &&
    splitNames(suggestion).some((words) => words.every((word) => typedWords.includes(word)))
  );
}

function isMeant({ name }: Suggestion, telling: readonly string[]): boolean {
  const words = splitWords(name);
  return telling.every((word) => words.includes(word));
}

/**
 * Orders locations whose whole name was typed, then offers whose name contains the significant words as whole words, then the rest, and
 * last offers that contain only a prefix. Beside an offer of the second group, a place that contains one of several words ("Meersburg" for
 * "Ferienhaus am Meer") is left out.
 */
export function orderSuggestions(
  text: string,
  results: readonly Suggestion[],
  offers: readonly Suggestion[],
): Suggestion[] {
  const typedWords = splitSpellings(text).flat();
  const telling = tellingWords(text);
  const namedLocations = results.filter((one) => isNamedWhole(one, typedWords));
  const meantPlaces = offers.filter((one) => isMeant(one, telling));
  const otherResults = results.filter(
    (one) =>
      !namedLocations.includes(one) && !(meantPlaces.length > 0 && isLocation(one) && one.words !== ''),
  );
  return [
    ...namedLocations,
    ...meantPlaces,
    ...otherResults,
    ...offers.filter((one) => !meantPlaces.includes(one)),
  ];
}

/** True if the text is the whole name of a location or the number of a home. */
export function isNamedByWhole(text: string, results: readonly Suggestion[]): boolean {
  const typedWords = splitSpellings(text).flat();
  return results.some((one) => isNamedWhole(one, typedWords));
}

/** True if a location or home contains the text as typed. Otherwise all results are corrections of typing errors. */
export function isFoundAsTyped(text: string, results: readonly Suggestion[]): boolean {
  const telling = tellingWords(text);
  // A saint's title begins hundreds of names: the saint has to be in the name.
  const saints = telling.filter((word) => !isSaintly(word));
  const typedWords = saints.length > 0 ? saints : telling;
  return results.some(
    (one) =>
      one.kind === 'home' ||
      splitNames(one).some((words) =>
        typedWords.some((token) => words.some((word) => fitsWord(token, word))),
      ),
  );
}
