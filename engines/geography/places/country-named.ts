import { languages } from '../../../domain/language.ts';
import { nameSpellings } from '../../../domain/place-name.ts';
import { countries } from '../countries.ts';

const byName = new Map(
  countries.flatMap(({ code, names }) =>
    languages.flatMap((language) => nameSpellings(names[language]).map((name) => [name, code] as const)),
  ),
);

/** The country of a name in one of the four languages, among the destinations of the site; null if there is none. */
export const countryNamed = (text: string): string | null =>
  nameSpellings(text).flatMap((spelling) => byName.get(spelling) ?? [])[0] ?? null;
