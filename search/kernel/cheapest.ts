import { firstDay, isWindow, nights, shiftOf, today } from './current-query';
import { SET } from './layout';
import { WEEK, afterDiscount, discountPercent } from './prices';
import { SEASON_STRIDE, seasonNightly, seasonOfDay, seasonUntil, seasonWeekly, seasonsEnd } from './seasons';
import { FITS, SUMS, isInSet } from './tile-sets';

// The lowest accommodation of one home for a tolerance of 0 to 3, or of a window (first); -1 when nothing fits.
export let cheapest0: i32 = -1;
export let cheapest1: i32 = -1;
export let cheapest2: i32 = -1;
export let cheapest3: i32 = -1;

function lower(known: i32, price: i32): i32 {
  return known < 0 || price < known ? price : known;
}

/** The same as findLowest for a home whose rates or discounts do not fit the vectors. */
export function findCheapest(tile: usize, slot: i32, from: i32, until: i32): void {
  cheapest0 = -1;
  cheapest1 = -1;
  cheapest2 = -1;
  cheapest3 = -1;
  while (from < until && !isInSet(FITS + from * SET, slot)) from += 1;
  while (from < until && !isInSet(FITS + (until - 1) * SET, slot)) until -= 1;
  if (from == until) return;
  sumNights(tile, slot, firstDay + from, firstDay + until - 1 + nights);
  for (let arrival = from; arrival < until; arrival += 1) {
    if (!isInSet(FITS + arrival * SET, slot)) continue;
    const day = firstDay + arrival;
    const full = fullPrice(SUMS + ((arrival - from) << 4));
    const price = <i32>afterDiscount(full, discountPercent(tile, slot, day - today, nights));
    const shift = isWindow() ? 0 : shiftOf(arrival);
    if (shift == 0) cheapest0 = lower(cheapest0, price);
    else if (shift == 1) cheapest1 = lower(cheapest1, price);
    else if (shift == 2) cheapest2 = lower(cheapest2, price);
    else cheapest3 = lower(cheapest3, price);
  }
  if (cheapest0 >= 0) cheapest1 = lower(cheapest1, cheapest0);
  if (cheapest1 >= 0) cheapest2 = lower(cheapest2, cheapest1);
  if (cheapest2 >= 0) cheapest3 = lower(cheapest3, cheapest2);
}

/** Running sums of nightly and of weekly rates before each of the nights [day, end), and after the last. */
function sumNights(tile: usize, slot: i32, day: i32, end: i32): void {
  const last = seasonsEnd(tile, slot);
  let season = seasonOfDay(tile, slot, day);
  let nightly: u64 = 0;
  let weekly: u64 = 0;
  let at = SUMS;
  for (; day < end; day += 1, at += 16) {
    store<u64>(at, nightly);
    store<u64>(at, weekly, 8);
    // No stay has the nights of a gap: their rates are of no matter.
    if (day >= seasonUntil(season) && season + SEASON_STRIDE < last) season += SEASON_STRIDE;
    nightly += seasonNightly(season);
    weekly += seasonWeekly(season);
  }
  store<u64>(at, nightly);
  store<u64>(at, weekly, 8);
}

/** Accommodation before discount of the stay whose first night is at that place of the sums. */
function fullPrice(at: usize): u32 {
  const end = at + (nights << 4);
  if (nights < WEEK) return <u32>(load<u64>(end) - load<u64>(at));
  const six = load<u64>(at, 16 * (WEEK - 1)) - load<u64>(at);
  const weekly = load<u64>(end, 8) - load<u64>(at, 8);
  return <u32>max(six, (2 * weekly + 7) / 14);
}
