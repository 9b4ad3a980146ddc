import { BY_SEASONS, ratesAt } from './fill';
import { DISCOUNTS, INLINE_DISCOUNTS, TERMS, TERMS_STRIDE } from './layout';
import { SEASON_STRIDE, seasonNightly, seasonOfDay, seasonUntil, seasonWeekly } from './seasons';

/** From this many nights on the weekly rate counts, and never less than the first six nights. */
const WEEK: i32 = 7;
/** Two words of days hold any stay up to this length. */
const PACKED_NIGHTS: i32 = 31;

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
    if (nights < WEEK) return early * (first & 0xffffff) + (nights - early) * load<u32>(rates, 4);
    const earlyOfSix = min(early, WEEK - 1);
    const six = earlyOfSix * (first & 0xffffff) + (WEEK - 1 - earlyOfSix) * load<u32>(rates, 4);
    return max(six, seventh(early * load<u32>(rates, 8) + (nights - early) * load<u32>(rates, 12)));
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
      early * (first & 0xffffff) +
      (before - early) * load<u32>(rates, 4) +
      restEarly * (nextFirst & 0xffffff) +
      (rest - restEarly) * load<u32>(next, 4)
    );
  }
  const sixBefore = min(before, WEEK - 1);
  const sixEarly = min(early, sixBefore);
  const sixRest = WEEK - 1 - sixBefore;
  const sixRestEarly = min(restEarly, sixRest);
  const six =
    sixEarly * (first & 0xffffff) +
    (sixBefore - sixEarly) * load<u32>(rates, 4) +
    sixRestEarly * (nextFirst & 0xffffff) +
    (sixRest - sixRestEarly) * load<u32>(next, 4);
  const weekly =
    early * load<u32>(rates, 8) +
    (before - early) * load<u32>(rates, 12) +
    restEarly * load<u32>(next, 8) +
    (rest - restEarly) * load<u32>(next, 12);
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

/** Percent of the best discount. A discount is kind << 30 | percent << 23 | threshold. */
export function discountPercent(tile: usize, slot: i32, daysAhead: i32, nights: i32): u32 {
  const terms = tile + TERMS + slot * TERMS_STRIDE;
  const last = load<u32>(terms, DISCOUNTS + 4 * (INLINE_DISCOUNTS - 1));
  let list: usize = terms + DISCOUNTS;
  let count = INLINE_DISCOUNTS;
  if (last >> 30 == 3) {
    list = (last & 0x3fffffff) << 2;
    count = load<i32>(list);
    list += 4;
  }
  let best: u32 = 0;
  for (let index = 0; index < count; index += 1) {
    const discount = load<u32>(list + (index << 2));
    if (discount == 0) break;
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
  const terms = tile + TERMS + slot * TERMS_STRIDE;
  const always =
    load<i32>(terms) +
    load<i32>(terms, 4) * nights +
    (load<i32>(terms, 8) + load<i32>(terms, 12) * nights) * persons;
  if (dogs == 0) return always;
  const once =
    load<i32>(terms, 16) +
    load<i32>(terms, 20) * nights +
    (load<i32>(terms, 24) + load<i32>(terms, 28) * nights) * persons;
  return always + once + (load<i32>(terms, 32) + load<i32>(terms, 36) * nights) * dogs;
}

/** No discount at all. */
export function isUndiscounted(tile: usize, slot: i32): bool {
  return load<u32>(tile + TERMS + slot * TERMS_STRIDE, DISCOUNTS) == 0;
}

/** Whether all nights of [start, end) have the same rates, so that any shift of a stay costs the same. */
export function isUniform(tile: usize, slot: i32, start: i32, end: i32): bool {
  const word = start >> 5;
  const last = (end - 1) >> 5;
  if (last > word + 1) return false;
  const rates = ratesAt(tile, slot, word);
  const change: i32 = load<u8>(rates, 3);
  if (change == BY_SEASONS) return false;
  const isLate = change <= (start & 31);
  if (last == word) return isLate || change > ((end - 1) & 31);
  if (!isLate && change < 32) return false;
  const next = ratesAt(tile, slot, last);
  const nextChange: i32 = load<u8>(next, 3);
  if (nextChange == BY_SEASONS || nextChange <= ((end - 1) & 31)) return false;
  const nightly = isLate ? load<u32>(rates, 4) : load<u32>(rates) & 0xffffff;
  const weekly = isLate ? load<u32>(rates, 12) : load<u32>(rates, 8);
  return nightly == (load<u32>(next) & 0xffffff) && weekly == load<u32>(next, 8);
}
