import { languages, type Localized } from '../../../domain/language.ts';

/** A populated place from GeoNames with at least five hundred inhabitants. */
export interface Settlement {
  /** Number of GeoNames; 0 if the place has none. */
  id: number;
  names: Localized;
  /** ISO 3166 code in lower case. */
  country: string;
  /** The codes of GeoNames for state, county and municipality, as far as it has them, joined by dots. */
  admin: string;
  /** True for a part of a town. */
  isQuarter: boolean;
  /** True if a municipality, county or state is named after it. */
  isSeat: boolean;
  population: number;
  lat: number;
  lon: number;
}

/** Parses a line of the gazetteer, or of the file of additional places. */
export function parseSettlement(cells: readonly string[]): Settlement {
  const [id, own, country, admin, kind, population, lat, lon, ...names] = cells as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    ...string[],
  ];
  return {
    id: Number(id),
    names: Object.fromEntries(
      languages.map((language, index) => [language, plainName(names[index] ?? own)]),
    ) as Localized & object,
    country,
    admin,
    isQuarter: kind === 'X' || kind === 'Q',
    isSeat: kind === 'A',
    population: Number(population),
    lat: Number(lat),
    lon: Number(lon),
  };
}

/** Bilingual signs such as "Brixen - Bressanone" name the town in one language first. One village has an English "of" in GeoNames, and half of the
 * apostrophes are straight. */
const plainName = (name: string): string =>
  name
    .split(/ - | \/ /)[0]!
    .replace(' of Tennengebirge', ' am Tennengebirge')
    .replaceAll("'", '’')
    .trim();
