export { LAYOUT_VERSION } from './layout/places';
export { putFactCodes } from './quantized-rates';
export { fillSlot, fillTile, passDays } from './fill';
export { occupySlot } from './occupy';
export { beginSearch, finishSearch, searchOn } from './search';
export { findPageArrivals, selectRange } from './order';
export { priceStatistics } from './price-statistics';
export { layTileGroups } from './tile-groups';
