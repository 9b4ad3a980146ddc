import { isInMemory, isSlotOfTile } from './assertions';
import { PARTY_SCHEMES, query, screen } from './layout/places';

// Prices are computed for a party of adults who pay tax for every night. The difference for the actual party, less
// for children and more for further guests, is a number per scheme, written by the host for each stay. A tax that
// depends on arrival or price is a table per scheme; homes with such a tax are priced one by one.

/** The whole price in hundredths of a percent, the unit of shares. */
const WHOLE_SHARE: u64 = 10_000;

/** The difference of one home; valid only if the query has differences. */
function partyDifferenceAt(tile: usize, slot: i32): usize {
  if (ASSERT) assert(isSlotOfTile(slot), 'The slot is of the tile.');
  const at = query.partyDifferences + (load<u32>(tile + PARTY_SCHEMES + (slot << 2)) << 2);
  if (ASSERT)
    assert(query.partyDifferences != 0 && isInMemory(at, 4), 'The scheme of the home has a number.');
  return at;
}

/** Difference of the party to the price of a home, in cents. */
export function findPartyDifference(tile: usize, slot: i32): i32 {
  return query.partyDifferences == 0 ? 0 : load<i32>(partyDifferenceAt(tile, slot));
}

/**
 * Tax of a home that depends on the arrival, or on the discounted price of accommodation and further guests; 0 for
 * other homes.
 */
export function findArrivalTax(tile: usize, slot: i32, arrival: i32, accommodation: u32): u32 {
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
  // For homes with such a tax, the difference of the scheme is the surcharge for further guests.
  const taxed = <u64>accommodation + <u64>findPartyDifference(tile, slot);
  return load<u32>(entry) + <u32>((2 * taxed * share + whole) / (2 * whole));
}

/** Loads the differences of the party for four homes; valid only if the query has differences. */
export function loadPartyDifferences(tile: usize, a: i32, b: i32, c: i32, d: i32): v128 {
  let taxes = v128.load32_zero(partyDifferenceAt(tile, a));
  taxes = v128.load_lane<u32>(partyDifferenceAt(tile, b), taxes, 1);
  taxes = v128.load_lane<u32>(partyDifferenceAt(tile, c), taxes, 2);
  return v128.load_lane<u32>(partyDifferenceAt(tile, d), taxes, 3);
}

/** Writes to the screen the differences of the party for eight homes, rounded away from zero. */
export function boundPartyDifferences(tile: usize, slot: i32): void {
  const low = loadPartyDifferences(tile, slot, slot + 1, slot + 2, slot + 3);
  const high = loadPartyDifferences(tile, slot + 4, slot + 5, slot + 6, slot + 7);
  screen.partyReduction = i16x8.narrow_i32x4_u(unitsAbove(i32x4.neg(low)), unitsAbove(i32x4.neg(high)));
  screen.partySurcharge = i16x8.narrow_i32x4_u(unitsAbove(low), unitsAbove(high));
}

/** Rounds cents up to units, negative ones to 0. Divides by 8 instead of 10, which is faster and gives a larger upper bound. */
function unitsAbove(cents: v128): v128 {
  return i32x4.shr_u(i32x4.add(i32x4.max_s(cents, i32x4.splat(0)), i32x4.splat(7)), 3);
}
