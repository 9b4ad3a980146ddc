import { languages, type Localized } from '../../domain/language.ts';
import { readPacked } from './gazetteer.ts';
import { stateNames } from './states.ts';

/** A state, land, canton or province: the first level below a country (ISO 3166-2). */
export interface Subdivision {
  /** ISO 3166-2 code in lower case: `de-by`. */
  key: string;
  country: string;
  /** The code of GeoNames. */
  admin: string;
  names: Localized;
}

/**
 * Countries without usable subdivisions: they are municipalities, missing, or coded differently in ISO and GeoNames. A home there belongs
 * to the country as a whole.
 */
const undivided = new Set('ad ax fo gg gi im je li lu lv ma mc me md mk mt sg si sj sm va xk'.split(' '));

let all: ReadonlyMap<string, Subdivision> | undefined;

function load(): ReadonlyMap<string, Subdivision> {
  const rows = readPacked('subdivisions').map((cells): [string, Subdivision] => {
    const [key, country, admin, ...four] = cells as [string, string, string, ...string[]];
    const names = Object.fromEntries(languages.map((language, index) => [language, four[index]!]));
    return [`${country}.${admin}`, { key, country, admin, names: names as Localized & object }];
  });
  return new Map(rows);
}

/** Finds the subdivision of a GeoNames code; null if it means the whole country. */
export function findSubdivision(country: string, admin: string): Subdivision | null {
  if (undivided.has(country)) return null;
  const subdivision = (all ??= load()).get(`${country}.${admin}`);
  if (subdivision) return subdivision;
  const names = stateNames(country, admin);
  return Object.keys(names).length === 0
    ? null
    : { key: `${country}-${admin.toLowerCase()}`, country, admin, names: names as Localized & object };
}
