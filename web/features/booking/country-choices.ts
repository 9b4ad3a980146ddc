import type { Language } from '../../../domain/language.ts';

export interface CountryChoice {
  code: string;
  name: string;
}

const neighbours: readonly string[] = ['de', 'at', 'ch'];
const otherCountries: readonly string[] =
  'be bg cy cz dk ee es fi fr gb gr hr hu ie is it li lt lu lv mt nl no pl pt ro se si sk us'.split(' ');

/** A page that the server renders takes its names from there, so that browser and server never spell one differently. */
export function countryChoices(language: Language): CountryChoice[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const choice = (code: string): CountryChoice => ({ code, name: names.of(code.toUpperCase()) ?? code });
  return [
    ...neighbours.map(choice),
    ...otherCountries.map(choice).sort((a, b) => a.name.localeCompare(b.name, language)),
  ];
}
