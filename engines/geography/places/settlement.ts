import { languages, type Localized } from '../../../domain/language.ts';

/** A populated place of GeoNames, of five hundred inhabitants and more. */
export interface Settlement {
  /** Number of GeoNames; 0 if the place has none. */
  id: number;
  names: Localized;
  /** ISO 3166 code in small letters. */
  country: string;
  /** The codes of GeoNames for state, county and municipality, as far as it has them, joined by dots. */
  admin: string;
  /** A part of a town. */
  isQuarter: boolean;
  /** A municipality, county or state is named after it. */
  isSeat: boolean;
  population: number;
  lat: number;
  lon: number;
}

/** Reads a line of the gazetteer, or of the places beside its towns. */
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

/** Bilingual signs such as "Brixen - Bressanone" name the town in one language first. */
const plainName = (name: string): string => name.split(/ - | \/ /)[0]!.trim();
