import { countryCodes } from '../../../domain/country-codes.ts';
import type { Language } from '../../../domain/language.ts';

export interface CountryChoice {
  code: string;
  name: string;
}

/** Most guests come from these countries, then from those around them. */
const first: readonly string[] = ['de', 'at', 'ch'];
const neighbours: readonly string[] = 'be cz dk fr hu it li lu nl pl si sk'.split(' ');
const oftenToo: readonly string[] = 'bg cy ee es fi gb gr hr ie is lt lv mt no pt ro se us'.split(' ');

function choicesOf(language: Language, further: readonly string[]): CountryChoice[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const choice = (code: string): CountryChoice => ({ code, name: names.of(code.toUpperCase()) ?? code });
  const byName = (codes: readonly string[]): CountryChoice[] =>
    codes.map(choice).sort((a, b) => compare(a.name, b.name));
  return [...first.map(choice), ...byName(neighbours), ...byName(further)];
}

/** All countries: those that most guests come from, their neighbours, then the others by name. */
export function countryChoices(language: Language): CountryChoice[] {
  const ahead = new Set([...first, ...neighbours]);
  return choicesOf(
    language,
    countryCodes.filter((code) => !ahead.has(code)),
  );
}

/**
 * The countries that come with the page, with the names as the server spells them, so that the browser never spells one differently; the
 * others are loaded after hydration.
 */
export const usualCountryChoices = (language: Language): CountryChoice[] => choicesOf(language, oftenToo);
