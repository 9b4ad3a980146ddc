import { isSlotOfTile } from './assertions';
import { has } from './bitmaps';
import { CHARGES, FACTS, HAS_DISCOUNT_LIST } from './layout/places';
import { CHARGES_BYTES, Charges, FACTS_BYTES, Facts, SEASON_BYTES } from './layout/shared-structures';
import { DiscountKind, LIST_THRESHOLD_MAX } from './layout/sizes';
import { seasonNightly, findSeason, seasonUntil, seasonWeekly } from './seasons';

/** From this many nights on the weekly rate counts, and never less than the first six nights. */
export const WEEK: i32 = 7;

export function factsAt(tile: usize, slot: i32): Facts {
  if (ASSERT) assert(isSlotOfTile(slot), 'The slot is of the tile.');
  return changetype<Facts>(tile + FACTS + slot * FACTS_BYTES);
}

export function chargesAt(tile: usize, slot: i32): Charges {
  if (ASSERT) assert(isSlotOfTile(slot), 'The slot is of the tile.');
  return changetype<Charges>(tile + CHARGES + slot * CHARGES_BYTES);
}

export function accommodation(tile: usize, slot: i32, startDay: i32, nights: i32): u32 {
  const end = startDay + nights;
  const sixth = min(end, startDay + WEEK - 1);
  let nightly: u64 = 0;
  let weekly: u64 = 0;
  let six: u64 = 0;
  let season = findSeason(tile, slot, startDay);
  if (ASSERT) assert(season != 0, 'A bookable home has a season.');
  for (let day = startDay; day < end; season += SEASON_BYTES) {
    const until = min(seasonUntil(season), end);
    nightly += <u64>(until - day) * seasonNightly(season);
    weekly += <u64>(until - day) * seasonWeekly(season);
    if (sixth > day) six += <u64>(min(until, sixth) - day) * seasonNightly(season);
    day = until;
  }
  if (nights < WEEK) return <u32>nightly;
  return <u32>max(six, (2 * weekly + 7) / 14);
}

/** Percentage of the best applicable discount. */
export function discountPercent(tile: usize, slot: i32, daysAhead: i32, nights: i32): u32 {
  const charges = chargesAt(tile, slot);
  if (has(tile + HAS_DISCOUNT_LIST, slot)) return percentFromList(charges, daysAhead, nights);
  const early: i32 = charges.early;
  const lastMinute: i32 = charges.lastMinute;
  const longStay: i32 = charges.longStay;
  let best = daysAhead >= early >> 7 ? early & 127 : 0;
  if (daysAhead <= lastMinute >> 7) best = max(best, lastMinute & 127);
  if (nights >= longStay >> 7) best = max(best, longStay & 127);
  return best;
}

/** Percentage of the best applicable discount of a list; each is kind << 30 | percent << 23 | threshold. */
function percentFromList(charges: Charges, daysAhead: i32, nights: i32): u32 {
  const list: usize = load<u32>(changetype<usize>(charges), offsetof<Charges>('lastMinute')) << 2;
  const count = load<i32>(list);
  let best: u32 = 0;
  for (let index = 1; index <= count; index += 1) {
    const discount = load<u32>(list + (index << 2));
    const kind = discount >> 30;
    const threshold: i32 = discount & LIST_THRESHOLD_MAX;
    const applies =
      kind == DiscountKind.early
        ? daysAhead >= threshold
        : kind == DiscountKind.lastMinute
          ? daysAhead <= threshold
          : nights >= threshold;
    if (applies) best = max(best, (discount >> 23) & 127);
  }
  return best;
}

export function discounted(tile: usize, slot: i32, day: i32, nights: i32, today: i32): u32 {
  return afterDiscount(
    accommodation(tile, slot, day, nights),
    discountPercent(tile, slot, day - today, nights),
  );
}

/** Amount after a discount, rounded half up. */
export function afterDiscount(full: u32, percent: u32): u32 {
  if (ASSERT) assert(percent <= 100, 'A discount is a part.');
  return percent == 0 ? full : full - <u32>((2 * <u64>full * percent + 100) / 200);
}

/** Mandatory costs of adults; the factors are those of `CostFactors` in the pricing rules. */
export function costs(tile: usize, slot: i32, nights: i32, persons: i32, dogs: i32): i32 {
  if (ASSERT) assert(nights >= 1 && persons >= 0 && dogs >= 0, 'The party and its stay are valid.');
  const facts = factsAt(tile, slot);
  const always = facts.once + facts.night * nights + (facts.person + facts.personNight * nights) * persons;
  if (dogs == 0) return always;
  const perPerson = facts.personWithDogs + facts.personNightWithDogs * nights;
  const withDogs = facts.onceWithDogs + facts.nightWithDogs * nights + perPerson * persons;
  return always + withDogs + (facts.dog + facts.dogNight * nights) * dogs;
}
