import { isInMemory, isSlotOfTile } from './assertions';
import { TAX_SCHEMES, query, screen } from './layout/places';

// Tourist tax goes by age. Prices are made for a party of adults; what its children pay above adults, mostly less than
// nothing, is a number for each scheme of rates, which the host has written for this stay.

/** The number of one home; only where the query has such numbers. */
function childTaxAt(tile: usize, slot: i32): usize {
  if (ASSERT) assert(isSlotOfTile(slot), 'The slot is of the tile.');
  const at = query.childTaxes + (load<u32>(tile + TAX_SCHEMES + (slot << 2)) << 2);
  if (ASSERT) assert(query.childTaxes != 0 && isInMemory(at, 4), 'The scheme of the home has a number.');
  return at;
}

/** What the children change of the price of a home, in cents. */
export function childTaxOf(tile: usize, slot: i32): i32 {
  return query.childTaxes == 0 ? 0 : load<i32>(childTaxAt(tile, slot));
}

/** Loads what the children change of the prices of four homes; only where the query has such numbers. */
export function childTaxesOfFour(tile: usize, a: i32, b: i32, c: i32, d: i32): v128 {
  let taxes = v128.load32_zero(childTaxAt(tile, a));
  taxes = v128.load_lane<u32>(childTaxAt(tile, b), taxes, 1);
  taxes = v128.load_lane<u32>(childTaxAt(tile, c), taxes, 2);
  return v128.load_lane<u32>(childTaxAt(tile, d), taxes, 3);
}

/** Leaves in the screen what the children change of the prices of eight homes, rounded away from nothing. */
export function boundChildTaxes(tile: usize, slot: i32): void {
  const low = childTaxesOfFour(tile, slot, slot + 1, slot + 2, slot + 3);
  const high = childTaxesOfFour(tile, slot + 4, slot + 5, slot + 6, slot + 7);
  screen.lessTax = i16x8.narrow_i32x4_u(unitsAbove(i32x4.neg(low)), unitsAbove(i32x4.neg(high)));
  screen.moreTax = i16x8.narrow_i32x4_u(unitsAbove(low), unitsAbove(high));
}

/** Units that are no less than these cents, 0 where the cents are below. Eighths are a shift, and more than tenths. */
function unitsAbove(cents: v128): v128 {
  return i32x4.shr_u(i32x4.add(i32x4.max_s(cents, i32x4.splat(0)), i32x4.splat(7)), 3);
}
