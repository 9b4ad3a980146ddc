export * from './layout';
export * from './query';
export { SEASON_STRIDE } from './seasons';
export { fillBlock, fillSlot } from './fill';
export { arrivalAt } from './hits';
export { search } from './search';
export { priceStatistics, selectRange } from './order';
