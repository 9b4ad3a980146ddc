import { locales, type Language } from './language.ts';

/** Creating one takes longer than a list of all countries by it. */
const namesByLanguage = new Map<Language, Intl.DisplayNames>();

/** Returns the name of the country with this ISO 3166 code, in either case; other texts, such as an empty one, as they are. */
export function countryName(code: string, language: Language): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  let names = namesByLanguage.get(language);
  if (!names)
    namesByLanguage.set(language, (names = new Intl.DisplayNames(locales[language], { type: 'region' })));
  return asWritten(names.of(code.toUpperCase()) ?? code);
}

/** Chromium puts the Spanish name behind the British one, and both Congos have a dash between spaces. */
function asWritten(name: string): string {
  return name.replace(' (Islas Malvinas)', '').replace('Congo - ', 'Congo-');
}
