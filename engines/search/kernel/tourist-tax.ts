import { isInMemory, isSlotOfTile } from './assertions';
import { PARTY_SCHEMES, query, screen } from './layout/places';

// Prices are made for a party of adults who pay tax for every night. What this party pays beside that, less for the tax of children and more
// for further guests, is a number for each scheme, which the host has written for this stay. A tax that goes by
// the day of arrival or by the price is a table for each scheme: homes with such a tax are priced one by one.

/** A share of the whole price, as shares are counted: hundredths of a percent. */
const WHOLE_SHARE: u64 = 10_000;

/** The number of one home; only where the query has such numbers. */
function partyDifferenceAt(tile: usize, slot: i32): usize {
  if (ASSERT) assert(isSlotOfTile(slot), 'The slot is of the tile.');
  const at = query.partyDifferences + (load<u32>(tile + PARTY_SCHEMES + (slot << 2)) << 2);
  if (ASSERT)
    assert(query.partyDifferences != 0 && isInMemory(at, 4), 'The scheme of the home has a number.');
  return at;
}

/** What the party changes of the price of a home, in cents. */
export function partyDifferenceOf(tile: usize, slot: i32): i32 {
  return query.partyDifferences == 0 ? 0 : load<i32>(partyDifferenceAt(tile, slot));
}

/**
 * The tax of a home that goes by the arrival, or by the price after discount of the accommodation and its further guests; 0 for homes with
 * another.
 */
export function taxOfArrival(tile: usize, slot: i32, arrival: i32, accommodation: u32): u32 {
  if (query.arrivalTaxes == 0) return 0;
  if (ASSERT) assert(isSlotOfTile(slot), 'The slot is of the tile.');
  if (ASSERT) assert(arrival >= 0 && arrival < query.arrivalCount, 'The arrival is one of the query.');
  const table: usize = load<u32>(query.arrivalTaxes + (load<u32>(tile + PARTY_SCHEMES + (slot << 2)) << 2));
  if (table == 0) return 0;
  const entry = table + (arrival << 3);
  if (ASSERT) assert(isInMemory(entry, 8), 'The arrival has an entry.');
  const share = load<u32>(entry, 4);
  if (share == 0) return load<u32>(entry);
  const whole = WHOLE_SHARE * <u64>query.nights * <u64>query.persons;
  // Of homes with such a tax the number of the scheme is what further guests pay.
  const taxed = <u64>accommodation + <u64>partyDifferenceOf(tile, slot);
  return load<u32>(entry) + <u32>((2 * taxed * share + whole) / (2 * whole));
}

/** Loads what the party changes of the prices of four homes; only where the query has such numbers. */
export function partyDifferencesOfFour(tile: usize, a: i32, b: i32, c: i32, d: i32): v128 {
  let taxes = v128.load32_zero(partyDifferenceAt(tile, a));
  taxes = v128.load_lane<u32>(partyDifferenceAt(tile, b), taxes, 1);
  taxes = v128.load_lane<u32>(partyDifferenceAt(tile, c), taxes, 2);
  return v128.load_lane<u32>(partyDifferenceAt(tile, d), taxes, 3);
}

/** Leaves in the screen what the party changes of the prices of eight homes, rounded away from nothing. */
export function boundPartyDifferences(tile: usize, slot: i32): void {
  const low = partyDifferencesOfFour(tile, slot, slot + 1, slot + 2, slot + 3);
  const high = partyDifferencesOfFour(tile, slot + 4, slot + 5, slot + 6, slot + 7);
  screen.lessOfParty = i16x8.narrow_i32x4_u(unitsAbove(i32x4.neg(low)), unitsAbove(i32x4.neg(high)));
  screen.moreOfParty = i16x8.narrow_i32x4_u(unitsAbove(low), unitsAbove(high));
}

/** Units that are no less than these cents, 0 where the cents are below. Eighths are a shift, and more than tenths. */
function unitsAbove(cents: v128): v128 {
  return i32x4.shr_u(i32x4.add(i32x4.max_s(cents, i32x4.splat(0)), i32x4.splat(7)), 3);
}
