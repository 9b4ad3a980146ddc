import { firstDay, isWindow, nights, shiftOf, today } from './current-query';
import { SET } from './layout';
import { accommodation, afterDiscount, discountPercent } from './prices';
import { FITS } from './tile-sets';

function fitsFrom(arrival: i32, slot: i32): bool {
  return ((load<u8>(FITS + arrival * SET + (slot >> 3)) >> (slot & 7)) & 1) != 0;
}

// The lowest accommodation of one home for a tolerance of 0 to 3, or of a window (first); -1 when nothing fits.
export let cheapest0: i32 = -1;
export let cheapest1: i32 = -1;
export let cheapest2: i32 = -1;
export let cheapest3: i32 = -1;

function lower(known: i32, price: i32): i32 {
  return known < 0 || price < known ? price : known;
}

/** The same as findLowest for a home whose rates or discounts do not fit into the columns. */
export function findCheapest(tile: usize, slot: i32, from: i32, until: i32): void {
  cheapest0 = -1;
  cheapest1 = -1;
  cheapest2 = -1;
  cheapest3 = -1;
  for (let arrival = from; arrival < until; arrival += 1) {
    if (!fitsFrom(arrival, slot)) continue;
    const day = firstDay + arrival;
    const full = accommodation(tile, slot, day, nights);
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
