import type { Language } from '../../../domain/language.ts';
import type { Poi } from '../../../contract/pois/get-poi.ts';

export interface PoiQuery {
  lat?: number | undefined;
  lon?: number | undefined;
  /** Kilometres around the position. */
  radius: number;
  /** Region key. */
  region?: string | undefined;
  /** Country code. */
  country?: string | undefined;
  limit: number;
}

export interface Pois {
  one(id: number, language: Language): Promise<Poi | null>;
  /** Returns the nearest first around a position, else by number. */
  list(query: PoiQuery, language: Language): Promise<Poi[]>;
  /** Returns addresses of the first pages, up to the limit, in each language that has a name. */
  paths(limit: number): Promise<Partial<Record<Language, string>>[]>;
}
