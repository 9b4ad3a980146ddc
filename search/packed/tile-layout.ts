import type { Kernel } from './kernel.ts';

const names = {
  tileSlots: 'TILE_SLOTS',
  blockSlots: 'BLOCK_SLOTS',
  tileBlocks: 'TILE_BLOCKS',
  tilesMax: 'TILES_MAX',
  tileBytes: 'TILE_BYTES',
  set: 'SET',
  ringWords: 'RING_WORDS',
  tileTable: 'TILE_TABLE',
  sheetTable: 'SHEET_TABLE',
  planeTable: 'PLANE_TABLE',
  optionTable: 'OPTION_TABLE',
  blockRegions: 'BLOCK_REGIONS',
  blockCountries: 'BLOCK_COUNTRIES',
  tileBoxes: 'TILE_BOXES',
  blockBoxes: 'BLOCK_BOXES',
  bestScores: 'BEST_SCORES',
  bestRatings: 'BEST_RATINGS',
  starsMax: 'STARS_MAX',
  ofStars: 'OF_STARS',
  latitudes: 'LATITUDES',
  longitudes: 'LONGITUDES',
  weekPrices: 'WEEK_PRICES',
  scores: 'SCORES',
  seasonLists: 'SEASON_LISTS',
  seasonCounts: 'SEASON_COUNTS',
  occupied: 'OCCUPIED',
  ratings: 'RATINGS',
  facts: 'FACTS',
  factBytes: 'FACT_BYTES',
  objectNumbers: 'OBJECT_NUMBERS',
  costFactors: 'COST_FACTORS',
  charges: 'CHARGES',
  chargeBytes: 'CHARGE_BYTES',
  discounts: 'DISCOUNTS',
  discountKinds: 'DISCOUNT_KINDS',
  discountList: 'DISCOUNT_LIST',
  manyDiscounts: 'MANY_DISCOUNTS',
  earlyFrom: 'EARLY_FROM',
  lastMinuteUntil: 'LAST_MINUTE_UNTIL',
  longStayFrom: 'LONG_STAY_FROM',
} as const;

export type TileLayout = Readonly<Record<keyof typeof names, number>>;

/** Of the kernel's layout what its host writes homes by, read once: asking by name took longer than writing. */
export function tileLayout(kernel: Kernel): TileLayout {
  const constants = Object.entries(names).map(([key, name]) => [key, kernel.constant(name)] as const);
  return Object.fromEntries(constants) as TileLayout;
}
