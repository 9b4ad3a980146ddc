import { languages, type Language } from '../domain/language.ts';
import type { LocationSuggestion } from './answer.ts';
import { allowedErrors, fitsWord, fold, isNear, tokensOf, wordsOf } from './fold-text.ts';
import { locationKinds } from './indexed-home.ts';
import type { ListedLocation, LocationList } from './location-list.ts';

type Fits = (token: string, word: string) => boolean;

const asTyped: Fits = fitsWord;
const withErrors: Fits = (token, word) =>
  fitsWord(token, word) || isNear(token, word, allowedErrors(token), true);

function parentsOf(location: ListedLocation, locations: LocationList): ListedLocation[] {
  const { kind, parent } = location;
  if (parent === null || kind === 'country') return [];
  const found = locations.find(kind === 'place' ? 'region' : 'country', parent);
  return found ? [found, ...parentsOf(found, locations)] : [];
}

/** All words are found in the location's names or around it, at least one in its own. */
function isSuggested(
  tokens: readonly string[],
  own: ListedLocation,
  around: ListedLocation[],
  fits: Fits,
): boolean {
  const inOwn = tokens.map((token) => own.words.some((word) => fits(token, word)));
  return (
    inOwn.includes(true) &&
    tokens.every(
      (token, index) =>
        inOwn[index] || around.some((location) => location.words.some((word) => fits(token, word))),
    )
  );
}

/** 0 is best: the name begins as typed, in the language of the page before others. */
function rankOf(text: string, location: ListedLocation, language: Language): number {
  const typed = wordsOf(text).join(' ');
  const begins = (name: string): boolean => wordsOf(name).join(' ').startsWith(typed);
  if (begins(location.names[language])) return 0;
  if (languages.some((other) => begins(location.names[other]))) return 1;
  return tokensOf(text).every((token) => location.words.some((word) => word.startsWith(token))) ? 2 : 3;
}

/**
 * Locations with homes that fit what is being typed. Typing errors are forgiven only when nothing
 * fits as typed; an object number leads to its home.
 */
export function suggestLocations(
  text: string,
  language: Language,
  limit: number,
  locations: LocationList,
  isHome: (objectNumber: number) => boolean,
): LocationSuggestion[] {
  // A filler may be the beginning of a name: "la" of "Lausanne".
  const tokens = tokensOf(text).length > 0 ? tokensOf(text) : [...new Set(wordsOf(fold(text)))];
  if (tokens.length === 0) return [];
  const homes: LocationSuggestion[] = [];
  if (tokens.length === 1 && /^[1-9]\d{0,9}$/.test(tokens[0]!) && isHome(Number(tokens[0])))
    homes.push({ kind: 'home', key: tokens[0]!, name: '', context: '', count: 1 });

  const inUse = locations.all
    .filter((location) => location.count > 0 && location.names[language] !== '')
    .map((location) => ({ location, around: parentsOf(location, locations) }));
  const found = [asTyped, withErrors].reduce<typeof inUse>(
    (known, fits) =>
      known.length > 0
        ? known
        : inUse.filter(({ location, around }) => isSuggested(tokens, location, around, fits)),
    [],
  );
  const ranked = found
    .map((entry) => ({ ...entry, rank: rankOf(text, entry.location, language) }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        b.location.count - a.location.count ||
        locationKinds.indexOf(a.location.kind) - locationKinds.indexOf(b.location.kind) ||
        (a.location.key < b.location.key ? -1 : 1),
    );
  return [
    ...homes,
    ...ranked.map(({ location, around }) => ({
      kind: location.kind,
      key: location.key,
      name: location.names[language],
      context: around.map((parent) => parent.names[language]).join(', '),
      count: location.count,
    })),
  ].slice(0, limit);
}
