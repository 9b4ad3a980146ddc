import { locales, type Language } from './language.ts';

/** Returns the name of the country with this ISO 3166 code, in either case; other texts, such as an empty one, as they are. */
export function countryName(code: string, language: Language): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames(locales[language], { type: 'region' }).of(code.toUpperCase()) ?? code;
}
