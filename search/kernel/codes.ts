import {
  BASE_UNIT,
  COST_CODES,
  COST_FACTORS,
  DISCOUNTS,
  DISCOUNT_KINDS,
  HALF_MAX,
  MANY_DISCOUNTS,
  PERCENTS,
  RATE_CODES,
  RATE_DAYS,
  RATE_RING,
  TILE_SLOTS,
  UNCODED,
} from './layout';
import { chargesOf, factsOf } from './prices';
import { isInSet, putInSet, takeFromSet } from './tile-sets';

// Rates and costs in a byte each, home beside home: a search with price bounds reads these of all homes and
// prices exactly only those near a bound. A rate is kept as the square root of what six nights, or a week,
// cost in units of ten cents, rounded down for the lowest rate of 16 days and up for the highest.

/** Of each 16 days: lowest and highest nightly rate, then weekly ones. */
export const NIGHTLY_LOW: i32 = 0;
export const NIGHTLY_HIGH: i32 = TILE_SLOTS;
export const WEEKLY_LOW: i32 = 2 * TILE_SLOTS;
export const WEEKLY_HIGH: i32 = 3 * TILE_SLOTS;
/** Any rate above it too. */
export const CODE_MAX: i32 = 255;
/** Cents of a unit. */
export const UNIT: i32 = 10;

/** Where the codes of 16 days begin in a tile. */
export function codesOfSpan(span: i32): i32 {
  return RATE_CODES + (span % RATE_RING) * 4 * TILE_SLOTS;
}

export function lowCode(cents: f64): u8 {
  return <u8>min<f64>(CODE_MAX, floor(sqrt(floor(cents / UNIT))));
}

export function highCode(cents: f64): u8 {
  return <u8>min<f64>(CODE_MAX, ceil(sqrt(ceil(cents / UNIT))));
}

/** Of one home while it is filled: a word for each 16 days in order of time, a byte for each of the four. */
export const CODES_BYTES: i32 = 4 * RATE_RING;

/** Before the rates of a home's seasons are put in. */
export function clearCodes(codes: usize): void {
  for (let at = codes; at < codes + CODES_BYTES; at += 16) v128.store(at, i16x8.splat(<i16>CODE_MAX));
}

// The codes of the season that is put in.
let nightlyLow: u8 = 0;
let nightlyHigh: u8 = 0;
let weeklyLow: u8 = 0;
let weeklyHigh: u8 = 0;

export function enterRates(nightly: u32, weekly: u32): void {
  nightlyLow = lowCode(6 * <f64>nightly);
  nightlyHigh = highCode(6 * <f64>nightly);
  weeklyLow = lowCode(weekly);
  weeklyHigh = highCode(weekly);
}

/** Some of these 16 days have the rates that were entered. */
export function putCodes(codes: usize, span: i32): void {
  const at = codes + (span << 2);
  store<u8>(at, min(load<u8>(at), nightlyLow));
  store<u8>(at, max(load<u8>(at, 1), nightlyHigh), 1);
  store<u8>(at, min(load<u8>(at, 2), weeklyLow), 2);
  store<u8>(at, max(load<u8>(at, 3), weeklyHigh), 3);
}

/** Writes the codes of neighbouring homes into their tile, 16 days after 16 days. */
export function writeCodes(tile: usize, slot: i32, homes: i32, baseWord: i32, codes: usize): void {
  const firstSpan = (baseWord << 5) / RATE_DAYS;
  for (let span = 0; span < RATE_RING; span += 1) {
    const out = tile + codesOfSpan(firstSpan + span) + slot;
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

/** Cents that the code of a cost counts, by its place in `CostFactors`; rounded down. */
export function costUnit(factor: i32): i32 {
  if (factor >= 8) return 40;
  const unit = factor & 3;
  return unit == 0 ? 200 : unit == 3 ? 5 : 20;
}

/** After the facts and discounts of a home were written: the same in the shapes that searches read. */
export function putFactCodes(tile: usize, slot: i32): void {
  const facts = factsOf(tile, slot);
  putCharges(chargesOf(tile, slot), facts);
  let isCoded = !isInSet(tile + MANY_DISCOUNTS, slot);
  for (let factor = 0; factor < COST_FACTORS; factor += 1) {
    const cents = load<i32>(facts + (factor << 2));
    const code = cents / costUnit(factor);
    if (cents < 0 || code > CODE_MAX) isCoded = false;
    store<u8>(tile + COST_CODES + factor * TILE_SLOTS + slot, <u8>code);
  }
  for (let kind = 0; kind < DISCOUNT_KINDS; kind += 1) {
    const percent = load<u16>(chargesOf(tile, slot) + (kind << 1), DISCOUNTS) & 127;
    store<u8>(tile + PERCENTS + kind * TILE_SLOTS + slot, <u8>percent);
  }
  if (isCoded) takeFromSet(tile + UNCODED, slot);
  else putInSet(tile + UNCODED, slot);
}

/** In place of the base's upper half, where the costs do not fit: the sum of such charges is below zero. */
const CHARGED_BY_FACTS: i32 = -1;

function putCharges(charges: usize, facts: usize): void {
  const base = load<i32>(facts);
  let isFitting = base >= 0;
  for (let factor = 1; factor < 4; factor += 1) {
    const cents = load<i32>(facts + (factor << 2));
    if (cents < 0 || cents > HALF_MAX) isFitting = false;
  }
  const high = base / BASE_UNIT;
  if (high > HALF_MAX) isFitting = false;
  store<i16>(charges, <i16>(isFitting ? base % BASE_UNIT : 0));
  store<i16>(charges, <i16>(isFitting ? high : CHARGED_BY_FACTS), 2);
  for (let factor = 1; factor < 4; factor += 1)
    store<i16>(charges + (factor << 1), <i16>(isFitting ? load<i32>(facts + (factor << 2)) : 0), 2);
}
