import { languages, type Localized } from '../../domain/language.ts';
import type { StateNames } from './state-names.ts';
import { germanSpeakingStates } from './states-german-speaking.ts';
import { northernStates } from './states-northern.ts';
import { southernStates } from './states-southern.ts';

const states: StateNames = { ...germanSpeakingStates, ...northernStates, ...southernStates };

/** The names of the state of a town; empty if its country has none. */
export function stateNames(countryCode: string, adminCode: string): Localized | Record<string, never> {
  const names = states[countryCode.toLowerCase()]?.[adminCode];
  if (names === undefined) return {};
  return Object.fromEntries(
    languages.map((language, index) => [language, typeof names === 'string' ? names : names[index]]),
  ) as Localized & object;
}
