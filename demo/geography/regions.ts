import type { Localized } from '../../domain/language.ts';
import { germanSpeakingRegions } from './regions-german-speaking.ts';
import { northernRegions } from './regions-northern.ts';
import { southernRegions } from './regions-southern.ts';
import { slugOf, slugWithUmlauts } from './slug.ts';

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

/** South, west, north, east. */
export type Bounds = readonly [number, number, number, number];

export interface RegionOptions {
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

type Four = readonly [string, string, string, string];
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

const teasers = [
  'nordsee',
  'ostsee',
  'schwarzwald',
  'bodensee',
  'gardasee',
  'toskana',
  'mallorca',
  'istrien',
  'tirol',
  'daenische-nordsee',
  'allgaeu',
  'dalmatien',
  'provence',
  'ruegen',
  'salzburger-land',
  'zeeland',
  'kaernten',
  'costa-brava',
  'berner-oberland',
  'bretagne',
  'algarve',
  'sardinien',
];

const localize = ([de, en, fr, it]: Four): Localized => ({ de, en, fr, it });

// More specific regions stand first: a town belongs to the first that takes it.
export const regions: readonly Region[] = [
  ...germanSpeakingRegions,
  ...southernRegions,
  ...northernRegions,
].map(([key, country, landscape, bounds, names, where, options = {}], index) => ({
  id: index + 1,
  key,
  country,
  landscape,
  bounds,
  names: localize(names),
  where: localize(where),
  slugs: {
    de: options.slug ?? slugWithUmlauts(names[0]),
    en: slugOf(names[1]),
    fr: slugOf(names[2]),
    it: slugOf(names[3]),
  },
  options,
  teaserOrder: teasers.includes(key) ? teasers.indexOf(key) + 1 : null,
}));
