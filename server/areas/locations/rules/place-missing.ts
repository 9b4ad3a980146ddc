import type { suggestLocations } from '../../../../contract/locations/suggest-locations.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { wordsOf } from '../../../../domain/folded-text.ts';
import { nameSpellings } from '../../../../domain/place-name.ts';
import { isFoundAsTyped, isNamedByWhole } from './order-suggestions.ts';

type Suggestion = ResponseOf<typeof suggestLocations>['suggestions'][number];

/** A place of the world that may be meant by what was typed, whether it has homes or not. */
export interface MeantPlace {
  /** The key that its place has in the catalogue, if it is there. */
  key: string;
  /** What was typed of it: all of its name, whole words of it, the beginning of one, or something like it. */
  typed: 'name' | 'words' | 'beginning' | 'error';
  population: number;
}

/** Smaller villages are called like the beginning of every other word. */
const clearFrom = 1_000;

/** Puts the place that is meant in front of those that only hold the words too, where it has homes. */
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

/** A location is called so, or begins so: it does not only hold the letters. */
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

/** The place that was named, or begun, and that nothing of what was found is; null where none was, or where it was found. */
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

/** Beside a place that is missing stands only what has words that begin with all that was typed. */
export function besideMissing(text: string, found: readonly Suggestion[]): readonly Suggestion[] {
  const typed = wordsOf(text);
  return found.filter(({ words, name, alias }) => {
    const own = [...wordsOf(name), ...wordsOf(alias)];
    return words === '' && typed.every((token) => own.some((word) => word.startsWith(token)));
  });
}

/** Puts a wide area that was named, and its regions, before what only holds the words; one that is begun waits for what was named whole. */
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
