import { languages, type Localized } from '../../domain/language.ts';
import type { Four } from './region.ts';
import { statesOfGermanSpeakers } from './states-german-speaking.ts';
import { northernStates } from './states-northern.ts';
import { southernStates } from './states-southern.ts';

/**
 * The states of each country, by the code that GeoNames gives the first level of administration: one name, where it is
 * the same in all languages, or the names in de, en, fr, it. Slovenia, Montenegro and Malta have municipalities at their first
 * level and no states.
 */
export type StateNames = Readonly<Record<string, Readonly<Record<string, string | Four>>>>;

const states: StateNames = { ...statesOfGermanSpeakers, ...northernStates, ...southernStates };

/** The names of the state in which a town lies; empty where its country has none. */
export function stateNames(countryCode: string, adminCode: string): Localized | Record<string, never> {
  const names = states[countryCode.toLowerCase()]?.[adminCode];
  if (names === undefined) return {};
  return Object.fromEntries(
    languages.map((language, index) => [language, typeof names === 'string' ? names : names[index]]),
  ) as Localized & object;
}
