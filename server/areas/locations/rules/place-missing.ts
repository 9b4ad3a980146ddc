import type { suggestLocations } from '../../../../contract/locations/suggest-locations.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { isFoundAsTyped, isNamedByWhole } from './order-suggestions.ts';

type Suggestion = ResponseOf<typeof suggestLocations>['suggestions'][number];

/** A place of the world that may be meant by what was typed, whether it has homes or not. */
export interface MeantPlace {
  /** The key that its place has in the catalogue, if it is there. */
  key: string;
  /** All of its name was typed, or whole words of it. */
  isNamed: boolean;
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
  const [first] = meant.flatMap(({ key, isNamed }) =>
    isNamed ? found.filter((one) => one.kind === 'place' && one.key === key) : [],
  );
  return first ? [first, ...found.filter((one) => one !== first)] : found;
}

/** The place that was named and that nothing of what was found is; null where none was, or where it was found. */
export function placeMissing<Meant extends MeantPlace>(
  text: string,
  found: readonly Suggestion[],
  meant: readonly Meant[],
): Meant | null {
  const named = meant.filter(({ isNamed }) => isNamed);
  const [first] = named;
  if (!first || isNamedByWhole(text, found)) return null;
  if (found.some(({ kind, key }) => kind === 'place' && named.some((one) => one.key === key))) return null;
  const offers = found.filter(({ kind }) => kind === 'offer');
  if (isFoundAsTyped(text, offers)) return null;
  return first.population < clearFrom && isFoundAsTyped(text, found) ? null : first;
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
