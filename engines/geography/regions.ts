import type { Localized } from '../../domain/language.ts';
import type { Four, Region } from './region.ts';
import { germanSpeakingRegions } from './regions-german-speaking.ts';
import { northernRegions } from './regions-northern.ts';
import { southernRegions } from './regions-southern.ts';
import { toSlug, slugWithUmlauts } from './slug.ts';

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

// More specific regions come first, since a town belongs to the first matching one.
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
    en: toSlug(names[1]),
    fr: toSlug(names[2]),
    it: toSlug(names[3]),
  },
  options,
  teaserOrder: teasers.includes(key) ? teasers.indexOf(key) + 1 : null,
}));
