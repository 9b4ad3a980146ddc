import type { suggestLocations } from '../../../../contract/locations/suggest-locations.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { wordsOf } from '../../../../domain/folded-text.ts';
import { nameSpellings } from '../../../../domain/place-name.ts';
import { isFoundAsTyped, isNamedByWhole } from './order-suggestions.ts';

type Suggestion = ResponseOf<typeof suggestLocations>['suggestions'][number];

export interface MeantPlace {
  /** The place's key in the catalogue, if it has one. */
  key: string;
  /** How the text matches: the whole name, whole words of it, the beginning of one, or with a typing error. */
  typed: 'name' | 'words' | 'beginning' | 'error';
  population: number;
}

/** Population from which a beginning counts: names of smaller villages begin like every other word. */
const clearFrom = 1_000;

export function withMeantFirst(
  text: string,
  found: readonly Suggestion[],
  meant: readonly MeantPlace[],
): readonly Suggestion[] {
  if (isNamedByWhole(text, found)) return found;
  const [first] = meant.flatMap(({ key, typed }) =>
    isNamed(typed) ? found.filter((one) => one.kind === 'place' && one.key === key) : [],
  );
  return first ? [first, ...found.filter((one) => one !== first)] : found;
}

const isNamed = (typed: MeantPlace['typed']): boolean => typed === 'name' || typed === 'words';

function isBegunBy(text: string, found: readonly Suggestion[]): boolean {
  const typed = nameSpellings(text);
  return found.some(
    ({ kind, name, alias }) =>
      (kind === 'country' || kind === 'region' || kind === 'place') &&
      [name, alias]
        .flatMap(nameSpellings)
        .some((spelling) => typed.some((begun) => ` ${spelling}`.includes(` ${begun}`))),
  );
}

/** The place that the text names or begins and that is none of the results; null where there is no such place. */
export function placeMissing<Meant extends MeantPlace>(
  text: string,
  found: readonly Suggestion[],
  meant: readonly Meant[],
): Meant | null {
  const [first] = meant;
  if (!first || first.typed === 'error' || isNamedByWhole(text, found)) return null;
  const isFound = (one: Meant): boolean => found.some(({ kind, key }) => kind === 'place' && key === one.key);
  if (meant.some((one) => isNamed(one.typed) && isFound(one))) return null;
  const offers = found.filter(({ kind }) => kind === 'offer');
  if (isFoundAsTyped(text, offers)) return null;
  if (first.population < clearFrom && isFoundAsTyped(text, found)) return null;
  return first.typed !== 'name' && isBegunBy(text, found) ? null : first;
}

/** Beside a missing place, keeps only results with words that begin with all that was typed. */
export function besideMissing(text: string, found: readonly Suggestion[]): readonly Suggestion[] {
  const typed = wordsOf(text);
  return found.filter(({ words, name, alias }) => {
    const own = [...wordsOf(name), ...wordsOf(alias)];
    return words === '' && typed.every((token) => own.some((word) => word.startsWith(token)));
  });
}

/**
 * Puts a wide area that was named in full, with its regions, before results that merely hold the words; an area that was only begun comes
 * after results named in full.
 */
export function withArea(
  text: string,
  found: readonly Suggestion[],
  area: { isWhole: boolean; found: readonly Suggestion[] },
): readonly Suggestion[] {
  const isInArea = (one: Suggestion): boolean =>
    area.found.some(({ kind, key }) => kind === one.kind && key === one.key);
  const others = found.filter((one) => !isInArea(one));
  const isBehind = !area.isWhole && isNamedByWhole(text, others);
  return isBehind ? [...others.slice(0, 1), ...area.found, ...others.slice(1)] : [...area.found, ...others];
}
