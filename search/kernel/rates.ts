import { RATES, RATE_BYTES, RATE_DAYS, RATE_RING, TILE_SLOTS } from './layout';

// The rates of a home by 16 days: first and second nightly rate, then the weekly ones. On top of the first is
// the day from which the second rates hold; on top of the second the day from which the first ones hold again,
// as after Easter, or the first ones of the next 16 days, as where high season falls to low in two steps.

/**
 * Above it (in cents), or with more rates in 16 days, a home is priced by its seasons. Sums of smaller rates
 * over a month keep to 32 bits even when percents of them are taken.
 */
export const RATE_MAX: u32 = 7000000;
/** Below the day of the change. */
export const RATE_MASK: u32 = 0xffffff;
export const BY_SEASONS: u32 = 255;
const UNSET: u32 = 33;
/** A day of the change after all of the 16. */
const NEVER: u32 = 32;
/** Above the days: the rates of the next 16 days follow the second ones. */
export const NEXT: u32 = 64;
export const CHANGE_MASK: u32 = NEXT - 1;

/** Where the rates of 16 days begin in a tile. */
export function ratesOfSpan(span: i32): i32 {
  return RATES + (span % RATE_RING) * TILE_SLOTS * RATE_BYTES;
}

/** Of one home while it is filled: 16 days after 16 days in order of time. */
export const RATES_BYTES: i32 = RATE_RING * RATE_BYTES;

// Third rates that wait for the next 16 days: whose they are, what is written there if these begin with them.
let waiting: usize = 0;
let waitedFor: usize = 0;
let firstWaiting: u32 = 0;
let secondWaiting: u32 = 0;
let nightlyWaiting: u32 = 0;
let weeklyWaiting: u32 = 0;

/** Before the rates of a home's seasons are put in, in order of time. */
export function clearRates(rates: usize): void {
  waiting = 0;
  waitedFor = 0;
  for (let at = rates; at < rates + RATES_BYTES; at += RATE_BYTES)
    v128.store(at, i32x4(UNSET << 24, NEVER << 24, 0, 0));
}

/**
 * From its day `from` on these 16 days have these rates; `span` counts from the beginning of the ring. Days
 * before a home's first season take that season's rates: nobody stays there.
 */
export function putRates(rates: usize, span: i32, from: i32, nightly: u32, weekly: u32): void {
  const at = rates + span * RATE_BYTES;
  const first = load<u32>(at);
  const change = first >> 24;
  if (at == waitedFor && change == UNSET) {
    if (nightly == nightlyWaiting && weekly == weeklyWaiting) {
      store<u32>(waiting, firstWaiting);
      store<u32>(waiting, secondWaiting, 4);
    }
    waitedFor = 0;
  }
  if (change == BY_SEASONS) {
    // A fourth rate: nothing follows the third.
    if (at == waiting && (nightly != nightlyWaiting || weekly != weeklyWaiting)) waitedFor = 0;
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
    waiting = at;
    waitedFor = span + 1 < RATE_RING ? at + RATE_BYTES : 0;
    firstWaiting = first;
    secondWaiting = (NEXT << 24) | fromDay | (second & RATE_MASK);
    nightlyWaiting = nightly;
    weeklyWaiting = weekly;
  } else if (isFirst) return;
  // The first rate stays: it may follow those of the 16 days before.
  store<u32>(at, (BY_SEASONS << 24) | (first & RATE_MASK));
}

/** Writes the rates of neighbouring homes into their tile, 16 days after 16 days. */
export function writeRates(tile: usize, slot: i32, homes: i32, baseWord: i32, rates: usize): void {
  const firstSpan = (baseWord << 5) / RATE_DAYS;
  for (let span = 0; span < RATE_RING; span += 1) {
    const out = tile + ratesOfSpan(firstSpan + span) + slot * RATE_BYTES;
    const from = rates + span * RATE_BYTES;
    for (let home = 0; home < homes; home += 1)
      v128.store(out + home * RATE_BYTES, v128.load(from + home * RATES_BYTES));
  }
}
