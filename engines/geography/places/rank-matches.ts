import type { Language } from '../../../domain/language.ts';
import { regions } from '../regions.ts';
import type { KeyMatch } from './key-match.ts';
import type { Settlement } from './settlement.ts';

/** How well a name fits what was typed, best first. */
export const fits = {
  /** It is all of the name. */
  exact: 0,
  /** It is the first words of the name: Prien. */
  firstWords: 1,
  /** It is later words of the name: Ording. */
  laterWords: 2,
  /** The name, or a later word of it, begins so. */
  begun: 3,
  laterBegun: 4,
  /** There is a typing error in it. */
  error: 5,
} as const;
export type Fit = (typeof fits)[keyof typeof fits];

/** Up to this fit somebody has typed a name and not the beginning of one. */
export const strongUntil: Fit = fits.laterWords;

export function fitOf({ mark, rest }: Pick<KeyMatch, 'mark' | 'rest'>): Fit {
  if (rest === 'errors') return fits.error;
  const isLater = mark === '+';
  if (rest === 'letters') return isLater ? fits.laterBegun : fits.begun;
  if (isLater) return fits.laterWords;
  return rest === 'none' ? fits.exact : fits.firstWords;
}

/** What a fit counts against inhabitants, whose tenfold counts 4: a name that was typed whole stands before a larger town that only begins so. */
const points: Readonly<Record<Fit, number>> = { 0: 24, 1: 20, 2: 16, 3: 8, 4: 5, 5: 0 };

/** Where people of a language mostly travel to: their own country, and those that speak it too. */
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
/** Countries to which guests of the site travel stand before the rest of the world: Lagos lies in the Algarve. */
const near = new Set(
  'de at ch li fr it es hr dk nl be lu pl cz si hu pt gr se no fi gb ie me cy mt'.split(' '),
);
const nearPoints = 11;
const regionPoints = 4;
/** Postcodes of as many digits are there in many countries: that of the reader is meant. */
const postcodePoints = 4;

/** How far in front a match stands, as far as that is known before its place is read. */
export const keyRankOf = (match: Omit<KeyMatch, 'ref'>): number =>
  match.mark === '#' ? points[fitOf(match)] : points[fitOf(match)] + match.weight;

/** How far in front a match stands; in a holiday region further than a village of the same name elsewhere. */
export function rankOf(match: KeyMatch, { country, lat, lon }: Settlement, language: Language): number {
  const own = ownCountries[language].find(([code]) => code === country)?.[1] ?? 0;
  if (match.mark === '#') return keyRankOf(match) + nearPoints + own * postcodePoints;
  const isInRegion = regions.some(
    ({ country: around, bounds: [south, west, north, east] }) =>
      around === country && lat >= south && lat <= north && lon >= west && lon <= east,
  );
  return keyRankOf(match) + own + (near.has(country) ? nearPoints : 0) + (isInRegion ? regionPoints : 0);
}
