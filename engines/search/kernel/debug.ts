// The build used by tests: with assertions, and with each stage exported.
export * from './index';
export { areFieldsAtHostOffsets } from './layout/field-offsets';
export { findBookable, freeNights, isBookable } from './arrivals';
export {
  clearBitmap,
  countHomes,
  enterRun,
  erase,
  has,
  insert,
  intersect,
  isAny,
  listSlots,
  unite,
} from './bitmaps';
export { findCheapest } from './cheapest-arrival';
export { lengthen, daysWithin, daysOnWeekdays } from './day-words';
export { countHits, countOptions, countRegions, putCounts, startCounts } from './facet-counts';
export { countCapacity, findArrivals, findNearBitmaps } from './find-arrivals';
export { takeFour } from './four-prices';
export { arrivalAt, finishAnswer, startAnswer, takeHits } from './hits';
export { findLowest } from './lowest-of-four';
export { enterOtherPlaces, enterTile, matchCriteria, matchOtherPlaces } from './match-criteria';
export { sortRecords } from './partial-sort';
export { boundDated, boundUndated, priceDated } from './price-bounds';
export { priceBucket } from './price-statistics';
export { accommodation, afterDiscount, costs, discountPercent } from './prices';
export { codesAt, highCode, lowCode } from './quantized-rates';
export { clearRates, putRates, ratesAt } from './rates';
export { readQuery } from './read-query';
export { prepareScreen, screenPrices } from './screen-prices';
export { findSeason, seasonsAllow, toWeekday } from './seasons';
export { selectBlocks } from './select-blocks';
export { classFrom, classIndex, classTo, exactIndex, exactLength } from './stay-lengths';
export { findSteady, preparePrices } from './steady-prices';
export { transpose } from './transpose';
