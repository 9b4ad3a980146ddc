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
  /** Towns further from the sea do not belong to it, in kilometres. */
  coastKm?: number;
  /** First level administrative codes of GeoNames; without them the bounds alone decide. */
  admin?: readonly string[];
  /** Skiing in winter. */
  ski?: true;
  /** German slug, where it is not the name. */
  slug?: string;
  /** 1 is cheap, 3 is expensive. */
  level?: 1 | 2 | 3;
  /** Share of the homes, 1 is usual. */
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
