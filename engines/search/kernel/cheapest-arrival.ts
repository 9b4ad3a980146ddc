import { areDays, isSlotOfTile } from './assertions';
import { has } from './bitmaps';
import { BOOKABLE_FROM, RUNNING_SUMS, cheapest, query } from './layout/places';
import { SEASON_BYTES } from './layout/shared-structures';
import { BITMAP_BYTES, RING_DAYS } from './layout/sizes';
import { WEEK, afterDiscount, discountPercent } from './prices';
import { isWindow, arrivalShift } from './read-query';
import { seasonNightly, findSeason, seasonUntil, seasonWeekly, seasonsEnd } from './seasons';
import { findArrivalTax } from './tourist-tax';

// Lowest accommodation price of one home, from its seasons, with a tax that depends on arrival or price.

function lower(lowest: i32, price: i32): i32 {
  return lowest < 0 || price < lowest ? price : lowest;
}

/** Like `findLowest`, for homes whose rates, discounts or tax do not fit the vectors. */
export function findCheapest(tile: usize, slot: i32, from: i32, until: i32): void {
  if (ASSERT) assert(isSlotOfTile(slot), 'The slot is of the tile.');
  if (ASSERT) assert(from >= 0 && until <= RING_DAYS, 'The arrivals have room.');
  cheapest.within0 = -1;
  cheapest.within1 = -1;
  cheapest.within2 = -1;
  cheapest.within3 = -1;
  while (from < until && !has(BOOKABLE_FROM + from * BITMAP_BYTES, slot)) from += 1;
  while (from < until && !has(BOOKABLE_FROM + (until - 1) * BITMAP_BYTES, slot)) until -= 1;
  if (from == until) return;
  sumNights(tile, slot, query.firstDay + from, query.firstDay + until - 1 + query.nights);
  for (let arrival = from; arrival < until; arrival += 1) {
    if (!has(BOOKABLE_FROM + arrival * BITMAP_BYTES, slot)) continue;
    const day = query.firstDay + arrival;
    const full = fullPrice(RUNNING_SUMS + ((arrival - from) << 4));
    const accommodation = afterDiscount(full, discountPercent(tile, slot, day - query.today, query.nights));
    const price = <i32>(accommodation + findArrivalTax(tile, slot, arrival, accommodation));
    const shift = isWindow() ? 0 : arrivalShift(arrival);
    if (shift == 0) cheapest.within0 = lower(cheapest.within0, price);
    else if (shift == 1) cheapest.within1 = lower(cheapest.within1, price);
    else if (shift == 2) cheapest.within2 = lower(cheapest.within2, price);
    else cheapest.within3 = lower(cheapest.within3, price);
  }
  if (cheapest.within0 >= 0) cheapest.within1 = lower(cheapest.within1, cheapest.within0);
  if (cheapest.within1 >= 0) cheapest.within2 = lower(cheapest.within2, cheapest.within1);
  if (cheapest.within2 >= 0) cheapest.within3 = lower(cheapest.within3, cheapest.within2);
}

/**
 * Writes to RUNNING_SUMS the sums of nightly and weekly rates before each of the nights [day, end), and after the
 * last.
 */
function sumNights(tile: usize, slot: i32, day: i32, end: i32): void {
  if (ASSERT) assert(areDays(day, end), 'The sums have room.');
  const last = seasonsEnd(tile, slot);
  let season = findSeason(tile, slot, day);
  if (ASSERT) assert(season != 0, 'A bookable home has a season.');
  let nightly: u64 = 0;
  let weekly: u64 = 0;
  let at = RUNNING_SUMS;
  for (; day < end; day += 1, at += 16) {
    store<u64>(at, nightly);
    store<u64>(at, weekly, 8);
    // No stay includes the nights of a gap, so their rates do not matter.
    if (day >= seasonUntil(season) && season + SEASON_BYTES < last) season += SEASON_BYTES;
    nightly += seasonNightly(season);
    weekly += seasonWeekly(season);
  }
  store<u64>(at, nightly);
  store<u64>(at, weekly, 8);
}

/** Accommodation price before discounts of the stay whose first night is at this place of the sums. */
function fullPrice(at: usize): u32 {
  const end = at + (query.nights << 4);
  if (query.nights < WEEK) return <u32>(load<u64>(end) - load<u64>(at));
  const six = load<u64>(at, 16 * (WEEK - 1)) - load<u64>(at);
  const weekly = load<u64>(end, 8) - load<u64>(at, 8);
  return <u32>max(six, (2 * weekly + 7) / 14);
}
