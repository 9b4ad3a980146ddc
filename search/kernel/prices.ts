import { BY_SEASONS, RATE_MASK, ratesAt } from './fill';
import { COSTS, DISCOUNTS, MANY_DISCOUNTS, RATE_STEP, TILE_SLOTS } from './layout';
import { SEASON_STRIDE, seasonNightly, seasonOfDay, seasonUntil, seasonWeekly } from './seasons';

/** From this many nights on the weekly rate counts, and never less than the first six nights. */
export const WEEK: i32 = 7;
/** Two words of days hold any stay up to this length. */
export const PACKED_NIGHTS: i32 = 31;
/** From a column of a tile to the next. */
export const COLUMN: i32 = 4 * TILE_SLOTS;

/** Accommodation before discount in cents, of a stay that can be booked. */
export function accommodation(tile: usize, slot: i32, day: i32, nights: i32): u32 {
  if (nights > PACKED_NIGHTS) return bySeasons(tile, slot, day, nights);
  const offset = day & 31;
  const rates = ratesAt(tile, slot, day >> 5);
  const first = load<u32>(rates);
  const change: i32 = first >> 24;
  const end = offset + nights;
  if (change == BY_SEASONS) return bySeasons(tile, slot, day, nights);
  if (end <= 32) {
    const early = min(max(change, offset), end) - offset;
    if (nights < WEEK) return early * (first & RATE_MASK) + (nights - early) * load<u32>(rates, RATE_STEP);
    const earlyOfSix = min(early, WEEK - 1);
    const six = earlyOfSix * (first & RATE_MASK) + (WEEK - 1 - earlyOfSix) * load<u32>(rates, RATE_STEP);
    return max(
      six,
      seventh(early * load<u32>(rates, 2 * RATE_STEP) + (nights - early) * load<u32>(rates, 3 * RATE_STEP)),
    );
  }
  const next = ratesAt(tile, slot, (day >> 5) + 1);
  const nextFirst = load<u32>(next);
  const nextChange: i32 = nextFirst >> 24;
  if (nextChange == BY_SEASONS) return bySeasons(tile, slot, day, nights);
  const before = 32 - offset;
  const rest = nights - before;
  const early = min(max(change, offset), 32) - offset;
  const restEarly = min(nextChange, rest);
  if (nights < WEEK) {
    return (
      early * (first & RATE_MASK) +
      (before - early) * load<u32>(rates, RATE_STEP) +
      restEarly * (nextFirst & RATE_MASK) +
      (rest - restEarly) * load<u32>(next, RATE_STEP)
    );
  }
  const sixBefore = min(before, WEEK - 1);
  const sixEarly = min(early, sixBefore);
  const sixRest = WEEK - 1 - sixBefore;
  const sixRestEarly = min(restEarly, sixRest);
  const six =
    sixEarly * (first & RATE_MASK) +
    (sixBefore - sixEarly) * load<u32>(rates, RATE_STEP) +
    sixRestEarly * (nextFirst & RATE_MASK) +
    (sixRest - sixRestEarly) * load<u32>(next, RATE_STEP);
  const weekly =
    early * load<u32>(rates, 2 * RATE_STEP) +
    (before - early) * load<u32>(rates, 3 * RATE_STEP) +
    restEarly * load<u32>(next, 2 * RATE_STEP) +
    (rest - restEarly) * load<u32>(next, 3 * RATE_STEP);
  return max(six, seventh(weekly));
}

/** A seventh, rounded half up. */
function seventh(sum: u32): u32 {
  return (2 * sum + 7) / 14;
}

/** For long stays, rates that change often, and those that do not fit. */
function bySeasons(tile: usize, slot: i32, startDay: i32, nights: i32): u32 {
  const end = startDay + nights;
  const sixth = min(end, startDay + WEEK - 1);
  let nightly: u64 = 0;
  let weekly: u64 = 0;
  let six: u64 = 0;
  let season = seasonOfDay(tile, slot, startDay);
  for (let day = startDay; day < end; season += SEASON_STRIDE) {
    const until = min(seasonUntil(season), end);
    nightly += <u64>(until - day) * seasonNightly(season);
    weekly += <u64>(until - day) * seasonWeekly(season);
    if (sixth > day) six += <u64>(min(until, sixth) - day) * seasonNightly(season);
    day = until;
  }
  if (nights < WEEK) return <u32>nightly;
  return <u32>max(six, (2 * weekly + 7) / 14);
}

/** Percent of the best discount that fits. */
export function discountPercent(tile: usize, slot: i32, daysAhead: i32, nights: i32): u32 {
  if (hasManyDiscounts(tile, slot)) return percentOfMany(tile, slot, daysAhead, nights);
  const column = tile + DISCOUNTS + (slot << 2);
  const early = load<i32>(column);
  const lastMinute = load<i32>(column, COLUMN);
  const longStay = load<i32>(column, 2 * COLUMN);
  let best = daysAhead >= early >> 7 ? early & 127 : 0;
  if (daysAhead <= lastMinute >> 7) best = max(best, lastMinute & 127);
  if (nights >= longStay >> 7) best = max(best, longStay & 127);
  return best;
}

function hasManyDiscounts(tile: usize, slot: i32): bool {
  return ((load<u8>(tile + (slot >> 3), MANY_DISCOUNTS) >> (slot & 7)) & 1) != 0;
}

/** Of a list: each discount is kind << 30 | percent << 23 | threshold. */
function percentOfMany(tile: usize, slot: i32, daysAhead: i32, nights: i32): u32 {
  const list: usize = load<u32>(tile + (slot << 2), DISCOUNTS) << 2;
  const count = load<i32>(list);
  let best: u32 = 0;
  for (let index = 1; index <= count; index += 1) {
    const discount = load<u32>(list + (index << 2));
    const kind = discount >> 30;
    const threshold: i32 = discount & 0x7fffff;
    const fits =
      kind == 0 ? daysAhead >= threshold : kind == 1 ? daysAhead <= threshold : nights >= threshold;
    if (fits) best = max(best, (discount >> 23) & 127);
  }
  return best;
}

/** Accommodation after discount. */
export function discounted(tile: usize, slot: i32, day: i32, nights: i32, today: i32): u32 {
  return afterDiscount(
    accommodation(tile, slot, day, nights),
    discountPercent(tile, slot, day - today, nights),
  );
}

/** The discount is rounded half up. */
export function afterDiscount(full: u32, percent: u32): u32 {
  return percent == 0 ? full : full - <u32>((2 * <u64>full * percent + 100) / 200);
}

/** Mandatory costs of a party of adults; the factors are those of `CostFactors` in the pricing rules. */
export function costs(tile: usize, slot: i32, nights: i32, persons: i32, dogs: i32): i32 {
  const column = tile + COSTS + (slot << 2);
  const always =
    load<i32>(column) +
    load<i32>(column, COLUMN) * nights +
    (load<i32>(column, 2 * COLUMN) + load<i32>(column, 3 * COLUMN) * nights) * persons;
  if (dogs == 0) return always;
  const once =
    load<i32>(column, 4 * COLUMN) +
    load<i32>(column, 5 * COLUMN) * nights +
    (load<i32>(column, 6 * COLUMN) + load<i32>(column, 7 * COLUMN) * nights) * persons;
  return always + once + (load<i32>(column, 8 * COLUMN) + load<i32>(column, 9 * COLUMN) * nights) * dogs;
}
