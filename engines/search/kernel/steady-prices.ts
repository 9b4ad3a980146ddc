import { isRunOfBlocks } from './assertions';
import { clearBitmap, copyBitmap, countHomes } from './bitmaps';
import {
  areReduced,
  discountsVary,
  steadyFullPrices,
  lessPercents,
  discountPercents,
  prepareFours,
} from './four-prices';
import {
  HAS_DISCOUNT_LIST,
  STEADY_HOMES,
  UNSTEADY_HOMES,
  answer,
  arrivalRange,
  four,
  query,
  run,
  steady,
  tileGroups,
} from './layout/places';
import { DayBitmap, PACKED_NIGHTS, RATE_DAYS, RING_DAYS, STEADY_NIGHTS } from './layout/sizes';
import { prepareLowest } from './lowest-of-four';
import { WEEK } from './prices';
import { BY_SEASONS, CHANGE_MASK, RATE_MASK, ratesAt } from './rates';
import { kindOffset } from './tile-groups';

// Most homes have the same rates on all nights of a search, for any arrival: their price is computed once, four homes
// at a time.

/** Prepares prices once for each query, before any home is priced. */
export function preparePrices(): void {
  prepareFours(
    query.firstDay + arrivalRange.first - query.today,
    query.firstDay + arrivalRange.end - 1 - query.today,
  );
  prepareLowest();
}

/**
 * Separates the steady homes of a bitmap from the others. With `isWide`, arrivals outside of the query's tolerance
 * count, too.
 */
export function findSteady(tile: usize, group: usize, homes: usize, isWide: bool): void {
  if (ASSERT) assert(isRunOfBlocks(), 'The run consists of whole blocks.');
  answer.homesPriced += countHomes(homes);
  const first = isWide ? arrivalRange.first : arrivalRange.nearFirst;
  const end = isWide ? arrivalRange.end : arrivalRange.nearEnd;
  steady.startDay = query.firstDay + first;
  steady.lastNight = query.firstDay + end - 2 + query.nights;
  steady.firstAhead = steady.startDay - query.today;
  steady.lastAhead = query.firstDay + end - 1 - query.today;
  if (first >= end || query.nights > PACKED_NIGHTS) {
    clearBitmap(STEADY_HOMES);
    copyBitmap(UNSTEADY_HOMES, homes);
    return;
  }
  steady.rates = ratesAt(steady.startDay / RATE_DAYS);
  steady.dayOfSpan = steady.startDay % RATE_DAYS;
  const many = tile + HAS_DISCOUNT_LIST;
  const bitmaps = group + kindOffset(DayBitmap.steady);
  const stride = tileGroups.bitmapBytes;
  const final = max(steady.startDay, steady.lastNight - STEADY_NIGHTS + 1);
  for (let at = run.from; at < run.until; at += 16) {
    const all = v128.load(homes + at);
    let own = v128.andnot(all, v128.load(many + at));
    // Consecutive bitmaps overlap by a night, so no change is missed.
    for (let day = steady.startDay; day < final; day += STEADY_NIGHTS - 1)
      own = v128.and(own, v128.load(bitmaps + (day % RING_DAYS) * stride + at));
    own = v128.and(own, v128.load(bitmaps + (final % RING_DAYS) * stride + at));
    v128.store(STEADY_HOMES + at, own);
    v128.store(UNSTEADY_HOMES + at, v128.andnot(all, own));
  }
}

/**
 * Accommodation price after discounts of the four loaded steady homes; reports those that turn out not to be steady.
 */
export function steadyPrices(tile: usize, list: usize): v128 {
  if (ASSERT) assert(list == four.list && tile == four.tile, 'The homes are those that were taken.');
  const rates = tile + steady.rates;
  const a = v128.load(rates + (load<i32>(list) << 4));
  const b = v128.load(rates + (load<i32>(list, 4) << 4));
  const c = v128.load(rates + (load<i32>(list, 8) << 4));
  const d = v128.load(rates + (load<i32>(list, 12) << 4));
  const nightlyAB = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
  const nightlyCD = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
  const first = v128.shuffle<i64>(nightlyAB, nightlyCD, 0, 2);
  const second = v128.shuffle<i64>(nightlyAB, nightlyCD, 1, 3);
  const changes = i32x4.shr_u(first, 24);
  const on = i32x4.splat(steady.dayOfSpan);
  const returns = i32x4.shr_u(second, 24);
  const isOver = i32x4.le_s(v128.and(returns, i32x4.splat(CHANGE_MASK)), on);
  const isSecond = v128.andnot(i32x4.le_s(changes, on), isOver);
  const nightly = v128.and(v128.bitselect(second, first, isSecond), i32x4.splat(RATE_MASK));
  let weekly = nightly;
  if (query.nights >= WEEK) {
    const weeklyAB = v128.shuffle<i32>(a, b, 2, 6, 3, 7);
    const weeklyCD = v128.shuffle<i32>(c, d, 2, 6, 3, 7);
    weekly = v128.bitselect(
      v128.shuffle<i64>(weeklyAB, weeklyCD, 1, 3),
      v128.shuffle<i64>(weeklyAB, weeklyCD, 0, 2),
      isSecond,
    );
  }
  const full = steadyFullPrices(nightly, weekly);
  // Rates of the next 16 days are not available here.
  const isNext = v128.and(isOver, i32x4.gt_s(returns, i32x4.splat(CHANGE_MASK)));
  steady.unsteadyLanes = i32x4.bitmask(v128.or(i32x4.eq(changes, i32x4.splat(BY_SEASONS)), isNext));
  if (!areReduced()) return full;
  steady.unsteadyLanes |= discountsVary(steady.firstAhead, steady.lastAhead);
  return lessPercents(full, discountPercents(steady.firstAhead));
}
