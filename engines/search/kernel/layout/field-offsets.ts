// Generated from engines/search/layout by npm run kernel:layout.
import {
  Answer,
  BlockHits,
  BookingLimits,
  Charges,
  CountGroup,
  Criterion,
  DiscountLimits,
  Facts,
  PageHit,
  PriceRange,
  Query,
  Season,
  SortRecord,
  TileGroups,
} from './shared-structures';
import {
  ArrivalRange,
  BlockMasks,
  Border,
  Cheapest,
  Counting,
  CriteriaMatch,
  FourHomes,
  Histogram,
  HitList,
  PendingRates,
  PriceScreen,
  Progress,
  QuantizedRates,
  Run,
  Selection,
  SteadyStay,
} from './stage-structures';

/** True if the compiler lays out all fields as the host expects. */
export function areFieldsAtHostOffsets(): bool {
  return (
    offsetof<DiscountLimits>('earlyFrom') == 0 &&
    offsetof<DiscountLimits>('lastMinuteUntil') == 4 &&
    offsetof<DiscountLimits>('longStayFrom') == 8 &&
    offsetof<BookingLimits>('today') == 0 &&
    offsetof<BookingLimits>('longestLead') == 4 &&
    offsetof<BookingLimits>('shortestHorizon') == 8 &&
    offsetof<TileGroups>('tiles') == 0 &&
    offsetof<TileGroups>('bitmapBytes') == 4 &&
    offsetof<TileGroups>('kindBytes') == 8 &&
    offsetof<Season>('from') == 0 &&
    offsetof<Season>('until') == 4 &&
    offsetof<Season>('nightly') == 8 &&
    offsetof<Season>('weekly') == 12 &&
    offsetof<Season>('minStay') == 16 &&
    offsetof<Season>('maxStay') == 18 &&
    offsetof<Season>('days') == 20 &&
    offsetof<Facts>('once') == 0 &&
    offsetof<Facts>('night') == 4 &&
    offsetof<Facts>('person') == 8 &&
    offsetof<Facts>('personNight') == 12 &&
    offsetof<Facts>('onceWithDogs') == 16 &&
    offsetof<Facts>('nightWithDogs') == 20 &&
    offsetof<Facts>('personWithDogs') == 24 &&
    offsetof<Facts>('personNightWithDogs') == 28 &&
    offsetof<Facts>('dog') == 32 &&
    offsetof<Facts>('dogNight') == 36 &&
    offsetof<Charges>('base') == 0 &&
    offsetof<Charges>('baseUnits') == 2 &&
    offsetof<Charges>('night') == 4 &&
    offsetof<Charges>('person') == 6 &&
    offsetof<Charges>('personNight') == 8 &&
    offsetof<Charges>('early') == 10 &&
    offsetof<Charges>('lastMinute') == 12 &&
    offsetof<Charges>('longStay') == 14 &&
    offsetof<Query>('tiles') == 0 &&
    offsetof<Query>('flags') == 4 &&
    offsetof<Query>('nights') == 8 &&
    offsetof<Query>('firstDay') == 12 &&
    offsetof<Query>('arrivalCount') == 16 &&
    offsetof<Query>('requested') == 20 &&
    offsetof<Query>('tolerance') == 24 &&
    offsetof<Query>('today') == 28 &&
    offsetof<Query>('horizonDay') == 32 &&
    offsetof<Query>('priceMin') == 36 &&
    offsetof<Query>('priceMax') == 40 &&
    offsetof<Query>('persons') == 44 &&
    offsetof<Query>('dogs') == 48 &&
    offsetof<Query>('partyDifferences') == 52 &&
    offsetof<Query>('arrivalTaxes') == 56 &&
    offsetof<Query>('hitSlots') == 60 &&
    offsetof<Query>('hitPrices') == 64 &&
    offsetof<Query>('records') == 68 &&
    offsetof<Query>('regions') == 72 &&
    offsetof<Query>('optionVectors') == 76 &&
    offsetof<Query>('country') == 80 &&
    offsetof<Query>('regionCount') == 84 &&
    offsetof<Query>('petsCriterion') == 88 &&
    offsetof<Query>('criteriaCount') == 92 &&
    offsetof<Query>('countGroupCount') == 96 &&
    offsetof<Query>('west') == 104 &&
    offsetof<Query>('south') == 112 &&
    offsetof<Query>('east') == 120 &&
    offsetof<Query>('north') == 128 &&
    offsetof<Criterion>('kind') == 0 &&
    offsetof<Criterion>('value') == 4 &&
    offsetof<Criterion>('roles') == 8 &&
    offsetof<CountGroup>('mask') == 0 &&
    offsetof<CountGroup>('first') == 4 &&
    offsetof<CountGroup>('end') == 8 &&
    offsetof<Answer>('hitCount') == 0 &&
    offsetof<Answer>('placeCount') == 4 &&
    offsetof<Answer>('freeCount') == 8 &&
    offsetof<Answer>('lowestPrice') == 12 &&
    offsetof<Answer>('hitsWithin1') == 16 &&
    offsetof<Answer>('hitsWithin2') == 20 &&
    offsetof<Answer>('hitsWithin3') == 24 &&
    offsetof<Answer>('ratingCount') == 32 &&
    offsetof<Answer>('ratingSum') == 40 &&
    offsetof<Answer>('blocksSearched') == 48 &&
    offsetof<Answer>('otherBlocksSearched') == 52 &&
    offsetof<Answer>('homesPriced') == 56 &&
    offsetof<PriceRange>('low') == 0 &&
    offsetof<PriceRange>('high') == 4 &&
    offsetof<PriceRange>('count') == 8 &&
    offsetof<PriceRange>('sum') == 16 &&
    offsetof<BlockHits>('block') == 0 &&
    offsetof<BlockHits>('firstHit') == 4 &&
    offsetof<SortRecord>('key') == 0 &&
    offsetof<SortRecord>('tie') == 8 &&
    offsetof<SortRecord>('index') == 12 &&
    offsetof<PageHit>('objectNumber') == 0 &&
    offsetof<PageHit>('price') == 4 &&
    offsetof<PageHit>('slot') == 8 &&
    offsetof<PageHit>('arrival') == 12 &&
    offsetof<QuantizedRates>('nightlyLow') == 0 &&
    offsetof<QuantizedRates>('nightlyHigh') == 1 &&
    offsetof<QuantizedRates>('weeklyLow') == 2 &&
    offsetof<QuantizedRates>('weeklyHigh') == 3 &&
    offsetof<PendingRates>('at') == 0 &&
    offsetof<PendingRates>('next') == 4 &&
    offsetof<PendingRates>('first') == 8 &&
    offsetof<PendingRates>('second') == 12 &&
    offsetof<PendingRates>('nightly') == 16 &&
    offsetof<PendingRates>('weekly') == 20 &&
    offsetof<Progress>('nextTile') == 0 &&
    offsetof<ArrivalRange>('exact') == 0 &&
    offsetof<ArrivalRange>('first') == 4 &&
    offsetof<ArrivalRange>('end') == 8 &&
    offsetof<ArrivalRange>('nearFirst') == 12 &&
    offsetof<ArrivalRange>('nearEnd') == 16 &&
    offsetof<ArrivalRange>('nearBitmaps') == 20 &&
    offsetof<ArrivalRange>('nearCount') == 24 &&
    offsetof<Run>('from') == 0 &&
    offsetof<Run>('until') == 4 &&
    offsetof<BlockMasks>('place') == 0 &&
    offsetof<BlockMasks>('otherRegions') == 4 &&
    offsetof<BlockMasks>('otherCountries') == 8 &&
    offsetof<BlockMasks>('partlyInBox') == 12 &&
    offsetof<BlockMasks>('shared') == 16 &&
    offsetof<BlockMasks>('regionsOfHomes') == 20 &&
    offsetof<BlockMasks>('regions') == 24 &&
    offsetof<CriteriaMatch>('present') == 0 &&
    offsetof<CriteriaMatch>('required') == 4 &&
    offsetof<CriteriaMatch>('hasOption') == 8 &&
    offsetof<CriteriaMatch>('hasPlace') == 9 &&
    offsetof<CriteriaMatch>('hasMatch') == 10 &&
    offsetof<CriteriaMatch>('hasMatchButOne') == 11 &&
    offsetof<PriceScreen>('isPossible') == 0 &&
    offsetof<PriceScreen>('least') == 4 &&
    offsetof<PriceScreen>('most') == 8 &&
    offsetof<PriceScreen>('fraction') == 12 &&
    offsetof<PriceScreen>('slack') == 16 &&
    offsetof<PriceScreen>('dogSlack') == 20 &&
    offsetof<PriceScreen>('lowest') == 32 &&
    offsetof<PriceScreen>('highest') == 48 &&
    offsetof<PriceScreen>('partyReduction') == 64 &&
    offsetof<PriceScreen>('partySurcharge') == 80 &&
    offsetof<FourHomes>('tile') == 0 &&
    offsetof<FourHomes>('list') == 4 &&
    offsetof<FourHomes>('areFactorsHalves') == 8 &&
    offsetof<FourHomes>('mayBeEarly') == 9 &&
    offsetof<FourHomes>('mayBeLastMinute') == 10 &&
    offsetof<FourHomes>('mayBeLong') == 11 &&
    offsetof<FourHomes>('mayBeReduced') == 12 &&
    offsetof<FourHomes>('summedNights') == 16 &&
    offsetof<FourHomes>('factors') == 32 &&
    offsetof<FourHomes>('costs') == 48 &&
    offsetof<FourHomes>('early') == 64 &&
    offsetof<FourHomes>('lastMinute') == 80 &&
    offsetof<FourHomes>('longStay') == 96 &&
    offsetof<SteadyStay>('startDay') == 0 &&
    offsetof<SteadyStay>('firstAhead') == 4 &&
    offsetof<SteadyStay>('lastAhead') == 8 &&
    offsetof<SteadyStay>('lastNight') == 12 &&
    offsetof<SteadyStay>('rates') == 16 &&
    offsetof<SteadyStay>('dayOfSpan') == 20 &&
    offsetof<SteadyStay>('unsteadyLanes') == 24 &&
    offsetof<Cheapest>('within0') == 0 &&
    offsetof<Cheapest>('within1') == 4 &&
    offsetof<Cheapest>('within2') == 8 &&
    offsetof<Cheapest>('within3') == 12 &&
    offsetof<HitList>('ratingCount') == 0 &&
    offsetof<HitList>('ratingSum') == 8 &&
    offsetof<HitList>('blocksEnd') == 16 &&
    offsetof<Counting>('hits') == 0 &&
    offsetof<Counting>('digits') == 4 &&
    offsetof<Histogram>('first') == 0 &&
    offsetof<Histogram>('count') == 4 &&
    offsetof<Histogram>('prices') == 8 &&
    offsetof<Border>('below') == 0 &&
    offsetof<Border>('above') == 4 &&
    offsetof<Border>('sum') == 8 &&
    offsetof<Selection>('records') == 0
  );
}
