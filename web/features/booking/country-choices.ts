import { countryName } from '../../../domain/country-name.ts';
import { countryCodes } from '../../../domain/country-codes.ts';
import type { Language } from '../../../domain/language.ts';

export interface CountryChoice {
  code: string;
  name: string;
}

/** Countries by how many guests come from them. */
const first: readonly string[] = ['de', 'at', 'ch'];
const neighbours: readonly string[] = 'be cz dk fr hu it li lu nl pl si sk'.split(' ');
const otherFrequent: readonly string[] = 'bg cy ee es fi gb gr hr ie is lt lv mt no pt ro se us'.split(' ');

function buildChoices(language: Language, own: string, further: readonly string[]): CountryChoice[] {
  const { compare } = new Intl.Collator(language);
  const choice = (code: string): CountryChoice => ({ code, name: countryName(code, language) });
  const byName = (codes: readonly string[]): CountryChoice[] =>
    codes.map(choice).sort((a, b) => compare(a.name, b.name));
  const isOther = (code: string): boolean => code !== own;
  return [
    choice(own),
    ...first.filter(isOther).map(choice),
    ...byName(neighbours.filter(isOther)),
    ...byName(further.filter(isOther)),
  ];
}

/**
 * Returns all countries: the operator's own, those that most guests come from, their neighbours, then the others by name.
 */
export function countryChoices(language: Language, own = 'de'): CountryChoice[] {
  const firstCodes = new Set([...first, ...neighbours]);
  return buildChoices(
    language,
    own,
    countryCodes.filter((code) => !firstCodes.has(code)),
  );
}

/**
 * Returns the countries that the page comes with. Server and browser may spell country names differently, so the names come from the
 * server; the other countries are loaded after hydration.
 */
export const usualCountryChoices = (language: Language, own: string): CountryChoice[] =>
  buildChoices(language, own, otherFrequent);
