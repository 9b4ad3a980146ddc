import type { suggestLocations } from '../../../../contract/locations/suggest-locations.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { splitWords } from '../../../../domain/folded-text.ts';
import { nameSpellings } from '../../../../domain/place-name.ts';
import { isFoundAsTyped, isNamedByWhole } from './order-suggestions.ts';

type Suggestion = ResponseOf<typeof suggestLocations>['suggestions'][number];

export interface MeantPlace {
  /** The place's key in the catalogue, if it has one. */
  key: string;
  /**
   * The part of the name that the text matches: all of it, whole words, or the beginning of a word. `error` is a match
   * with a typing error.
   */
  typed: 'name' | 'words' | 'beginning' | 'error';
  population: number;
}

/** Population from which a prefix counts: names of smaller villages share prefixes with many words. */
const clearFrom = 1_000;

export function moveMeantPlaceFirst(
  text: string,
  results: readonly Suggestion[],
  meantPlaces: readonly MeantPlace[],
): readonly Suggestion[] {
  if (isNamedByWhole(text, results)) return results;
  const [first] = meantPlaces.flatMap(({ key, typed }) =>
    isNamed(typed) ? results.filter((one) => one.kind === 'place' && one.key === key) : [],
  );
  return first ? [first, ...results.filter((one) => one !== first)] : results;
}

const isNamed = (matchKind: MeantPlace['typed']): boolean => matchKind === 'name' || matchKind === 'words';

function hasPrefixMatch(text: string, results: readonly Suggestion[]): boolean {
  const typedWords = nameSpellings(text);
  return results.some(
    ({ kind, name, alias }) =>
      (kind === 'country' || kind === 'region' || kind === 'place') &&
      [name, alias]
        .flatMap(nameSpellings)
        .some((spelling) => typedWords.some((begun) => ` ${spelling}`.includes(` ${begun}`))),
  );
}

/** Returns the place that the text names or is a prefix of, and that is missing in the results; null if there is none. */
export function findMissingPlace<Meant extends MeantPlace>(
  text: string,
  results: readonly Suggestion[],
  meantPlaces: readonly Meant[],
): Meant | null {
  const [first] = meantPlaces;
  if (!first || first.typed === 'error' || isNamedByWhole(text, results)) return null;
  const isFound = (one: Meant): boolean =>
    results.some(({ kind, key }) => kind === 'place' && key === one.key);
  if (meantPlaces.some((one) => isNamed(one.typed) && isFound(one))) return null;
  const offers = results.filter(({ kind }) => kind === 'offer');
  if (isFoundAsTyped(text, offers)) return null;
  if (first.population < clearFrom && isFoundAsTyped(text, results)) return null;
  return first.typed !== 'name' && hasPrefixMatch(text, results) ? null : first;
}

/** Removes results whose words do not begin with the typed ones, since the missing place is listed instead. */
export function keepTypedBeginnings(text: string, results: readonly Suggestion[]): readonly Suggestion[] {
  const typedWords = splitWords(text);
  return results.filter(({ words, name, alias }) => {
    const resultWords = [...splitWords(name), ...splitWords(alias)];
    return words === '' && typedWords.every((token) => resultWords.some((word) => word.startsWith(token)));
  });
}

/**
 * Moves a wide area named in full, with its regions, before results that only contain the words; an area matched by prefix comes after
 * results named in full, and after a country that begins as typed: "germ" is Germany before it is the German Alps.
 */
export function moveAreaForward(
  text: string,
  results: readonly Suggestion[],
  area: { isWhole: boolean; found: readonly Suggestion[] },
): readonly Suggestion[] {
  const isInArea = (one: Suggestion): boolean =>
    area.found.some(({ kind, key }) => kind === one.kind && key === one.key);
  const otherResults = results.filter((one) => !isInArea(one));
  const typed = text.trim().toLowerCase();
  const [first] = otherResults;
  // Umlauts count here: "ost" begins the name of the Baltic, not that of Österreich.
  const isCountryBegun = first?.kind === 'country' && first.name.toLowerCase().startsWith(typed);
  const isBehind = !area.isWhole && (isCountryBegun || isNamedByWhole(text, otherResults));
  return isBehind
    ? [...otherResults.slice(0, 1), ...area.found, ...otherResults.slice(1)]
    : [...area.found, ...otherResults];
}
