import { languages } from '../../../domain/language.ts';
import { nameSpellings } from '../../../domain/place-name.ts';
import { countries } from '../countries.ts';

const byName = new Map(
  countries.flatMap(({ code, names }) =>
    languages.flatMap((language) => nameSpellings(names[language]).map((name) => [name, code] as const)),
  ),
);

/**
 * Returns the country with this name in one of the four languages, if it is a destination of the site. Null otherwise.
 */
export const countryNamed = (text: string): string | null =>
  nameSpellings(text).flatMap((spelling) => byName.get(spelling) ?? [])[0] ?? null;
