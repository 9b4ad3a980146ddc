import type { Localized } from '../../domain/language.ts';

export type Landscape =
  | 'northSea'
  | 'balticSea'
  | 'alps'
  | 'blackForest'
  | 'tuscany'
  | 'balearic'
  | 'dalmatia'
  | 'denmark'
  | 'lake'
  | 'city'
  | 'countryside'
  | 'mediterranean'
  | 'atlantic'
  | 'mountains';

/** South, west, north, east, in degrees. */
export type Bounds = readonly [number, number, number, number];

interface RegionOptions {
  /** Kilometres from the sea; towns farther away do not belong to the region. */
  coastKm?: number;
  admin?: readonly string[];
  ski?: true;
  /** German slug, if it is not the name. */
  slug?: string;
  /** Price level from 1 (cheap) to 3 (expensive). */
  level?: 1 | 2 | 3;
  /** Relative number of homes; 1 is usual. */
  weight?: number;
}

/** A text in de, en, fr, it. */
export type Four = readonly [string, string, string, string];
/** Key, country, landscape, bounds, names, with prepositions ("in der Toskana") in de, en, fr, it. */
export type RegionRow = readonly [string, string, Landscape, Bounds, Four, Four, RegionOptions?];

export interface Region {
  id: number;
  key: string;
  country: string;
  landscape: Landscape;
  bounds: Bounds;
  names: Localized;
  where: Localized;
  slugs: Localized;
  options: RegionOptions;
  teaserOrder: number | null;
}
