export * from './layout';
export * from './query';
export { SEASON_STRIDE } from './seasons';
export { fillBlock, fillSlot } from './fill';
export { occupySlot } from './occupy';
export { arrivalAt } from './hits';
export { search } from './search';
export { selectRange } from './order';
export { priceStatistics } from './statistics';
