export * from './layout';
export * from './query';
export { SEASON_STRIDE } from './seasons';
export { putFactCodes } from './codes';
export { fillSlot, fillTile } from './fill';
export { occupySlot } from './occupy';
export { beginSearch, finishSearch, searchOn } from './search';
export { OF_STARS, STARS_MAX, findPageArrivals, selectRange } from './order';
export { priceStatistics } from './statistics';
