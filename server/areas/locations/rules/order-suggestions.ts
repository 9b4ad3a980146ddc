import type { suggestLocations } from '../../../../contract/locations/suggest-locations.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { fitsWord, wordsOf } from '../../../../domain/folded-text.ts';
import { isSaintly, nameSpellings } from '../../../../domain/place-name.ts';
import { tellingWords } from './offers-named.ts';

type Suggestion = ResponseOf<typeof suggestLocations>['suggestions'][number];

const locationKinds: ReadonlySet<string> = new Set<Suggestion['kind']>(['country', 'region', 'place']);
const isLocation = ({ kind }: Suggestion): boolean => locationKinds.has(kind);

const spelled = (text: string): string[][] => nameSpellings(text).map((spelling) => spelling.split(' '));
const namesOf = ({ name, alias }: Suggestion): string[][] =>
  [name, alias].filter((text) => text !== '').flatMap(spelled);

function isNamedWhole(suggestion: Suggestion, typed: readonly string[]): boolean {
  if (suggestion.kind === 'home') return typed.length === 1 && typed[0] === suggestion.key;
  return (
    isLocation(suggestion) && namesOf(suggestion).some((words) => words.every((word) => typed.includes(word)))
  );
}

function isMeant({ name }: Suggestion, telling: readonly string[]): boolean {
  const words = wordsOf(name);
  return telling.every((word) => words.includes(word));
}

/**
 * Orders locations whose whole name was typed, then offers whose name holds the significant words as whole words, then the rest, and last
 * offers that hold only the beginning of a word. Beside an offer of the second group, a place that holds one of several words
 * ("Meersburg" of "Ferienhaus am Meer") is left out.
 */
export function orderSuggestions(
  text: string,
  found: readonly Suggestion[],
  offers: readonly Suggestion[],
): Suggestion[] {
  const typed = spelled(text).flat();
  const telling = tellingWords(text);
  const named = found.filter((one) => isNamedWhole(one, typed));
  const meant = offers.filter((one) => isMeant(one, telling));
  const others = found.filter(
    (one) => !named.includes(one) && !(meant.length > 0 && isLocation(one) && one.words !== ''),
  );
  return [...named, ...meant, ...others, ...offers.filter((one) => !meant.includes(one))];
}

/** The text is the whole name of a location or the number of a home. */
export function isNamedByWhole(text: string, found: readonly Suggestion[]): boolean {
  const typed = spelled(text).flat();
  return found.some((one) => isNamedWhole(one, typed));
}

/** A location or home contains the text as typed; otherwise all results come from correcting typing errors. */
export function isFoundAsTyped(text: string, found: readonly Suggestion[]): boolean {
  const telling = tellingWords(text);
  // A saint's title begins hundreds of names: the saint has to be in the name.
  const saints = telling.filter((word) => !isSaintly(word));
  const typed = saints.length > 0 ? saints : telling;
  return found.some(
    (one) =>
      one.kind === 'home' ||
      namesOf(one).some((words) => typed.some((token) => words.some((word) => fitsWord(token, word)))),
  );
}
