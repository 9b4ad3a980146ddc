import { isSlotOfTile } from './assertions';
import { RATES, pendingRates } from './layout/places';
import { RATE_BYTES, RATE_DAYS, RATE_SPANS, TILE_SLOTS } from './layout/sizes';

// The rates of a home by span of 16 days: first and second nightly rate, then the weekly ones. On top of the first is
// the day from which the second rates hold; on top of the second the day from which the first ones hold again,
// as after Easter, or the first ones of the next span, as where high season falls to low in two steps.

/**
 * Homes with higher rates (in cents), or with more rates in a span, are priced by their seasons. Sums of smaller
 * rates over a month fit into 32 bits, even multiplied by percents.
 */
export const RATE_MAX: u32 = 7000000;
/** The rate, below the day of the change. */
export const RATE_MASK: u32 = 0xffffff;
/** Replaces the day of the change: the span has more rates than fit. */
export const BY_SEASONS: u32 = 255;
/** Replaces the day of the change while there are no rates. */
const UNSET: u32 = 33;
/** A day of change after the whole span. */
const NEVER: u32 = 32;
/** Above the days: the rates of the next span follow the second ones. */
const NEXT: u32 = 64;
/** The day of the change, below it. */
export const CHANGE_MASK: u32 = NEXT - 1;

/** Offset of a span's rates in a tile. */
export function ratesAt(span: i32): i32 {
  if (ASSERT) assert(span >= 0, 'Days are never before 1970.');
  return RATES + (span % RATE_SPANS) * TILE_SLOTS * RATE_BYTES;
}

/** Bytes of a home's rates while it is filled in: span after span in order of time. */
export const RATES_BYTES: i32 = RATE_SPANS * RATE_BYTES;

/** Clears a home's rates; call it before writing those of its seasons, in order of time. */
export function clearRates(rates: usize): void {
  pendingRates.at = 0;
  pendingRates.next = 0;
  for (let at = rates; at < rates + RATES_BYTES; at += RATE_BYTES)
    v128.store(at, i32x4(UNSET << 24, NEVER << 24, 0, 0));
}

/**
 * Sets the rates of a span from its day `from` on; `span` counts from the start of the ring buffer. Days before a
 * home's first season get that season's rates, since no stay includes them.
 */
export function putRates(rates: usize, span: i32, from: i32, nightly: u32, weekly: u32): void {
  if (ASSERT) assert(span >= 0 && span < RATE_SPANS, 'The span is of the ring buffer.');
  const at = rates + span * RATE_BYTES;
  const first = load<u32>(at);
  const change = first >> 24;
  if (at == pendingRates.next && change == UNSET) {
    if (nightly == pendingRates.nightly && weekly == pendingRates.weekly) {
      store<u32>(pendingRates.at, pendingRates.first);
      store<u32>(pendingRates.at, pendingRates.second, 4);
    }
    pendingRates.next = 0;
  }
  if (change == BY_SEASONS) {
    // A fourth rate: the third cannot be that of the next span.
    if (at == pendingRates.at && (nightly != pendingRates.nightly || weekly != pendingRates.weekly))
      pendingRates.next = 0;
    return;
  }
  if (nightly > RATE_MAX || weekly > RATE_MAX) {
    store<u32>(at, (BY_SEASONS << 24) | (first & RATE_MASK));
    return;
  }
  if (change == UNSET) {
    store<u32>(at, (NEVER << 24) | nightly);
    store<u32>(at, weekly, 8);
    return;
  }
  const second = load<u32>(at, 4);
  const isFirst = (first & RATE_MASK) == nightly && load<u32>(at, 8) == weekly;
  const fromDay = (<u32>from) << 24;
  if (change == NEVER) {
    if (isFirst) return;
    store<u32>(at, fromDay | (first & RATE_MASK));
    store<u32>(at, (NEVER << 24) | nightly, 4);
    store<u32>(at, weekly, 12);
    return;
  }
  if (second >> 24 == NEVER) {
    if ((second & RATE_MASK) == nightly && load<u32>(at, 12) == weekly) return;
    if (isFirst) {
      store<u32>(at, fromDay | (second & RATE_MASK), 4);
      return;
    }
    pendingRates.at = at;
    pendingRates.next = span + 1 < RATE_SPANS ? at + RATE_BYTES : 0;
    pendingRates.first = first;
    pendingRates.second = (NEXT << 24) | fromDay | (second & RATE_MASK);
    pendingRates.nightly = nightly;
    pendingRates.weekly = weekly;
  } else if (isFirst) return;
  // The first rate stays, since it may continue that of the 16 days before.
  store<u32>(at, (BY_SEASONS << 24) | (first & RATE_MASK));
}

/** Writes the rates of neighbouring homes into their tile, span after span. */
export function writeRates(tile: usize, slot: i32, homes: i32, baseWord: i32, rates: usize): void {
  if (ASSERT) assert(isSlotOfTile(slot) && slot + homes <= TILE_SLOTS, 'The homes are of the tile.');
  const firstSpan = (baseWord << 5) / RATE_DAYS;
  for (let span = 0; span < RATE_SPANS; span += 1) {
    const out = tile + ratesAt(firstSpan + span) + slot * RATE_BYTES;
    const from = rates + span * RATE_BYTES;
    for (let home = 0; home < homes; home += 1)
      v128.store(out + home * RATE_BYTES, v128.load(from + home * RATES_BYTES));
  }
}
