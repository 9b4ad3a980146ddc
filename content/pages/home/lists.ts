import type { BlockSeed } from '../../page-seed.ts';

/** Regions in the order in which the start page shows them. */
export const regions: BlockSeed = {
  kind: 'regions',
  regions: [
    { region: 'nordsee' },
    { region: 'ostsee' },
    { region: 'schwarzwald' },
    { region: 'bodensee' },
    { region: 'gardasee' },
    { region: 'toskana' },
    { region: 'mallorca' },
    { region: 'istrien' },
    { region: 'tirol' },
    { region: 'daenische-nordsee' },
    { region: 'allgaeu' },
    { region: 'dalmatien' },
    { region: 'provence' },
    { region: 'ruegen' },
    { region: 'salzburger-land' },
    { region: 'zeeland' },
    { region: 'kaernten' },
    { region: 'costa-brava' },
    { region: 'berner-oberland' },
    { region: 'bretagne' },
    { region: 'algarve' },
    { region: 'sardinien' },
  ],
};

/** Offers with a picture behind them. */
export const categories: BlockSeed = {
  kind: 'categories',
  categories: [
    { offer: 27, scene: 'offer-27' },
    { offer: 21, scene: 'offer-21' },
    { offer: 31, scene: 'offer-31' },
    { offer: 18, scene: 'offer-18' },
    { offer: 122, scene: 'offer-122' },
    { offer: 34, scene: 'offer-34' },
    { offer: 45, scene: 'offer-45' },
  ],
};

/** Countries in their order, some with a theme of their own beside them. */
export const countries: BlockSeed = {
  kind: 'countries',
  countries: [
    { country: 'de', to: 'offer:487' },
    { country: 'at', to: 'offer:486' },
    { country: 'it', to: 'offer:127' },
    { country: 'es' },
    { country: 'hr' },
    { country: 'dk' },
    { country: 'fr', to: 'offer:125' },
    { country: 'nl' },
    { country: 'ch', to: 'offer:128' },
    { country: 'gr' },
    { country: 'pt' },
    { country: 'se' },
    { country: 'no' },
    { country: 'pl' },
    { country: 'be' },
    { country: 'cz' },
    { country: 'hu' },
    { country: 'si' },
    { country: 'gb' },
    { country: 'ie' },
    { country: 'tr' },
    { country: 'fi' },
    { country: 'cy' },
    { country: 'mt' },
    { country: 'bg' },
    { country: 'me' },
  ],
};

/** Offers with a front page of their own. */
export const portals: BlockSeed = {
  kind: 'portals',
  portals: [
    { offer: 122 },
    { offer: 123 },
    { offer: 124 },
    { offer: 125 },
    { offer: 127 },
    { offer: 128 },
    { offer: 486 },
    { offer: 487 },
    { offer: 40 },
    { offer: 12 },
  ],
};

/** Nobody is named: the catalogue says whose homes are shown as examples. */
export const agencies: BlockSeed = { kind: 'agencies', agencies: [] };
