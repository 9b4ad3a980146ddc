import {
  CHARGES,
  CHARGE_BYTES,
  COSTS,
  COSTS_OF_DOG,
  COSTS_WITH_DOGS,
  DISCOUNTS,
  DISCOUNT_LIST,
  FACTS,
  FACT_BYTES,
  MANY_DISCOUNTS,
} from './layout';
import { SEASON_STRIDE, seasonNightly, seasonOfDay, seasonUntil, seasonWeekly } from './seasons';
import { isInSet } from './tile-sets';

/** From this many nights on the weekly rate counts, and never less than the first six nights. */
export const WEEK: i32 = 7;

export function factsOf(tile: usize, slot: i32): usize {
  return tile + FACTS + slot * FACT_BYTES;
}

export function chargesOf(tile: usize, slot: i32): usize {
  return tile + CHARGES + slot * CHARGE_BYTES;
}

/** Accommodation before discount in cents, of a stay that can be booked. */
export function accommodation(tile: usize, slot: i32, startDay: i32, nights: i32): u32 {
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
  const charges = chargesOf(tile, slot);
  if (isInSet(tile + MANY_DISCOUNTS, slot)) return percentOfMany(charges, daysAhead, nights);
  const early: i32 = load<u16>(charges, DISCOUNTS);
  const lastMinute: i32 = load<u16>(charges, DISCOUNTS + 2);
  const longStay: i32 = load<u16>(charges, DISCOUNTS + 4);
  let best = daysAhead >= early >> 7 ? early & 127 : 0;
  if (daysAhead <= lastMinute >> 7) best = max(best, lastMinute & 127);
  if (nights >= longStay >> 7) best = max(best, longStay & 127);
  return best;
}

/** Of a list: each discount is kind << 30 | percent << 23 | threshold. */
function percentOfMany(charges: usize, daysAhead: i32, nights: i32): u32 {
  const list: usize = load<u32>(charges, DISCOUNT_LIST) << 2;
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
  const facts = factsOf(tile, slot);
  const always = factorsOf(facts + COSTS, nights, persons);
  if (dogs == 0) return always;
  const once = factorsOf(facts + COSTS_WITH_DOGS, nights, persons);
  const each = load<i32>(facts, COSTS_OF_DOG) + load<i32>(facts, COSTS_OF_DOG + 4) * nights;
  return always + once + each * dogs;
}

function factorsOf(at: usize, nights: i32, persons: i32): i32 {
  return (
    load<i32>(at) + load<i32>(at, 4) * nights + (load<i32>(at, 8) + load<i32>(at, 12) * nights) * persons
  );
}
