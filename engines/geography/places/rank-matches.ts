import type { Language } from '../../../domain/language.ts';
import { regions } from '../regions.ts';
import type { KeyMatch } from './key-match.ts';
import type { Settlement } from './settlement.ts';

/** Quality of the match between a name and the typed text, best first. */
export const nameFits = {
  /** The text is the whole name. */
  exact: 0,
  /** The text is the first words of the name: Prien. */
  firstWords: 1,
  /** The text is later words of the name: Ording. */
  laterWords: 2,
  /** The name, or a later word of it, begins with the text. */
  begun: 3,
  laterBegun: 4,
  /** The text has a typing error. */
  error: 5,
} as const;
export type Fit = (typeof nameFits)[keyof typeof nameFits];

/** Matches up to this fit are whole names or words, not beginnings. */
export const strongUntil: Fit = nameFits.laterWords;

export function readFit({ mark, remainder }: Pick<KeyMatch, 'mark' | 'remainder'>): Fit {
  if (remainder === 'errors') return nameFits.error;
  const isLater = mark === '+';
  if (remainder === 'letters') return isLater ? nameFits.laterBegun : nameFits.begun;
  if (isLater) return nameFits.laterWords;
  return remainder === 'none' ? nameFits.exact : nameFits.firstWords;
}

/**
 * Points of each fit; ten times the inhabitants are worth 4. A completely typed name ranks before a larger town that only begins with it.
 */
const points: Readonly<Record<Fit, number>> = { 0: 24, 1: 20, 2: 16, 3: 8, 4: 5, 5: 0 };

/** Destinations that speakers of a language prefer: their own country, and others that speak it. */
const ownCountries: Readonly<Record<Language, readonly (readonly [string, number])[]>> = {
  de: [
    ['de', 4],
    ['at', 3],
    ['ch', 3],
  ],
  fr: [
    ['fr', 4],
    ['be', 3],
    ['ch', 3],
  ],
  it: [
    ['it', 4],
    ['ch', 2],
  ],
  en: [
    ['gb', 4],
    ['ie', 3],
  ],
};
/** Countries among the destinations of the site rank before the rest of the world: Lagos is the one in the Algarve. */
const near = new Set(
  'de at ch li fr it es hr dk nl be lu pl cz si hu pt gr se no fi gb ie me cy mt'.split(' '),
);
const nearPoints = 11;
const regionPoints = 4;
/** For postcodes, points for the reader's own countries count this many times: many countries have postcodes of the same length. */
const postcodePoints = 4;

/** Rank of a match by what is known before its place is read. */
export const rankKey = (match: Omit<KeyMatch, 'ref'>): number =>
  match.mark === '#' ? points[readFit(match)] : points[readFit(match)] + match.weight;

/** Rank of a match; places in a holiday region rank before villages of the same name elsewhere. */
export function rankMatch(match: KeyMatch, { country, lat, lon }: Settlement, language: Language): number {
  const own = ownCountries[language].find(([code]) => code === country)?.[1] ?? 0;
  if (match.mark === '#') return rankKey(match) + nearPoints + own * postcodePoints;
  const isInRegion = regions.some(
    ({ country: around, bounds: [south, west, north, east] }) =>
      around === country && lat >= south && lat <= north && lon >= west && lon <= east,
  );
  return rankKey(match) + own + (near.has(country) ? nearPoints : 0) + (isInRegion ? regionPoints : 0);
}
