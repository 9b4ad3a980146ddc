export * from './layout';
export * from './query';
export { SEASON_STRIDE } from './seasons';
export { fillBlock, fillSlot } from './fill';
export { search, arrivalAt, priceAt } from './search';
export { priceStatistics, selectRange } from './order';
