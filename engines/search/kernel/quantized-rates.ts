import { isInMemory, isPlace, isSlotOfTile } from './assertions';
import { erase, has, insert } from './bitmaps';
import {
  DISCOUNT_PERCENTS,
  HAS_DISCOUNT_LIST,
  QUANTIZED_COSTS,
  QUANTIZED_RATES,
  TILE_BYTES,
  UNQUANTIZED,
  quantized,
} from './layout/places';
import { Charges, Facts } from './layout/shared-structures';
import {
  BASE_UNIT,
  COST_FACTORS,
  DiscountKind,
  HALF_MAX,
  RATE_DAYS,
  RATE_SPANS,
  TILE_SLOTS,
} from './layout/sizes';
import { chargesAt, factsAt } from './prices';

// Rates and costs in a byte each, home beside home: a search with price bounds reads these of all homes and
// prices exactly only those near a bound. A rate is stored as the square root of what six nights, or a week,
// cost in units of ten cents, rounded down for the lowest rate of a span and up for the highest.

// Columns of a span, as offsets.
export const NIGHTLY_LOW: i32 = 0;
export const NIGHTLY_HIGH: i32 = TILE_SLOTS;
export const WEEKLY_LOW: i32 = 2 * TILE_SLOTS;
export const WEEKLY_HIGH: i32 = 3 * TILE_SLOTS;
/** Also represents any rate above it. */
export const CODE_MAX: i32 = 255;
/** Cents of a unit. */
export const UNIT: i32 = 10;

/** Offset of a span's codes in a tile. */
export function codesAt(span: i32): i32 {
  if (ASSERT) assert(span >= 0, 'Days are never before 1970.');
  return QUANTIZED_RATES + (span % RATE_SPANS) * 4 * TILE_SLOTS;
}

/** The code of an amount, rounded down. */
export function lowCode(cents: f64): u8 {
  return <u8>min<f64>(CODE_MAX, floor(sqrt(floor(cents / UNIT))));
}

/** The code of an amount, rounded up. */
export function highCode(cents: f64): u8 {
  return <u8>min<f64>(CODE_MAX, ceil(sqrt(ceil(cents / UNIT))));
}

/** Bytes of a home's codes while it is filled in: a word for each span in order of time, a byte for each of the four. */
export const CODES_BYTES: i32 = 4 * RATE_SPANS;

/** Clears a home's codes; call it before writing those of its seasons. */
export function clearCodes(codes: usize): void {
  for (let at = codes; at < codes + CODES_BYTES; at += 16) v128.store(at, i16x8.splat(<i16>CODE_MAX));
}

/** Quantizes the rates of the next season. */
export function enterRates(nightly: u32, weekly: u32): void {
  quantized.nightlyLow = lowCode(6 * <f64>nightly);
  quantized.nightlyHigh = highCode(6 * <f64>nightly);
  quantized.weeklyLow = lowCode(weekly);
  quantized.weeklyHigh = highCode(weekly);
}

/** Widens the codes of a span, some of whose days have the rates that were entered. */
export function putCodes(codes: usize, span: i32): void {
  if (ASSERT) assert(span >= 0 && span < RATE_SPANS, 'The span is of the ring buffer.');
  const at = codes + (span << 2);
  store<u8>(at, min(load<u8>(at), quantized.nightlyLow));
  store<u8>(at, max(load<u8>(at, 1), quantized.nightlyHigh), 1);
  store<u8>(at, min(load<u8>(at, 2), quantized.weeklyLow), 2);
  store<u8>(at, max(load<u8>(at, 3), quantized.weeklyHigh), 3);
}

/** Writes the codes of neighbouring homes into their tile, span after span. */
export function writeCodes(tile: usize, slot: i32, homes: i32, baseWord: i32, codes: usize): void {
  if (ASSERT) assert(isSlotOfTile(slot) && slot + homes <= TILE_SLOTS, 'The homes are of the tile.');
  const firstSpan = (baseWord << 5) / RATE_DAYS;
  for (let span = 0; span < RATE_SPANS; span += 1) {
    const out = tile + codesAt(firstSpan + span) + slot;
    const from = codes + (span << 2);
    for (let home = 0; home < homes; home += 1) {
      const own = load<u32>(from + home * CODES_BYTES);
      store<u8>(out + home, <u8>own, NIGHTLY_LOW);
      store<u8>(out + home, <u8>(own >> 8), NIGHTLY_HIGH);
      store<u8>(out + home, <u8>(own >> 16), WEEKLY_LOW);
      store<u8>(out + home, <u8>(own >> 24), WEEKLY_HIGH);
    }
  }
}

/** Cents that a code of a cost counts, by the cost's place in `CostFactors`. */
export function costUnit(factor: i32): i32 {
  if (ASSERT) assert(factor >= 0 && factor < COST_FACTORS, 'There is such a factor.');
  if (factor >= 8) return 40;
  const unit = factor & 3;
  return unit == 0 ? 200 : unit == 3 ? 5 : 20;
}

/** Derives the charges and codes of a home, which searches read, from its facts and discounts. */
export function putFactCodes(tile: usize, slot: i32): void {
  if (ASSERT) assert(isPlace(tile) && isInMemory(tile, TILE_BYTES), 'The tile lies in the memory.');
  if (ASSERT) assert(isSlotOfTile(slot), 'The slot is of the tile.');
  const facts = changetype<usize>(factsAt(tile, slot));
  const charges = chargesAt(tile, slot);
  putCharges(charges, factsAt(tile, slot));
  let isQuantized = !has(tile + HAS_DISCOUNT_LIST, slot);
  for (let factor = 0; factor < COST_FACTORS; factor += 1) {
    const cents = load<i32>(facts + (factor << 2));
    const code = cents / costUnit(factor);
    if (cents < 0 || code > CODE_MAX) isQuantized = false;
    store<u8>(tile + QUANTIZED_COSTS + factor * TILE_SLOTS + slot, <u8>code);
  }
  const percents = tile + DISCOUNT_PERCENTS + slot;
  store<u8>(percents + DiscountKind.early * TILE_SLOTS, <u8>(charges.early & PERCENT_MASK));
  store<u8>(percents + DiscountKind.lastMinute * TILE_SLOTS, <u8>(charges.lastMinute & PERCENT_MASK));
  store<u8>(percents + DiscountKind.longStay * TILE_SLOTS, <u8>(charges.longStay & PERCENT_MASK));
  if (isQuantized) erase(tile + UNQUANTIZED, slot);
  else insert(tile + UNQUANTIZED, slot);
}

/** The percent of a discount, below its threshold. */
const PERCENT_MASK: u16 = 127;

/** Replaces the units of the base if the costs do not fit: the sum of such charges is negative. */
const CHARGED_BY_FACTS: i16 = -1;

/** Writes the costs of a home as halves of words, if they fit. */
function putCharges(charges: Charges, facts: Facts): void {
  const units = facts.once / BASE_UNIT;
  const isFitting =
    facts.once >= 0 &&
    units <= HALF_MAX &&
    isHalf(facts.night) &&
    isHalf(facts.person) &&
    isHalf(facts.personNight);
  charges.base = <i16>(isFitting ? facts.once % BASE_UNIT : 0);
  charges.baseUnits = isFitting ? <i16>units : CHARGED_BY_FACTS;
  charges.night = <i16>(isFitting ? facts.night : 0);
  charges.person = <i16>(isFitting ? facts.person : 0);
  charges.personNight = <i16>(isFitting ? facts.personNight : 0);
}

/** True if an amount fits into 16 bits. */
function isHalf(cents: i32): bool {
  return cents >= 0 && cents <= HALF_MAX;
}
