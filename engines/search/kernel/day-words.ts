import { RING_WORDS } from './layout/sizes';
import { toWeekday } from './seasons';

// Words of 32 days, in order of time; a row of them covers the days of the ring buffer.

export const ROW: i32 = 4 * RING_WORDS;

/** Days of a word that are within [from, until). */
export function daysWithin(from: i32, until: i32, wordDay: i32): u32 {
  if (ASSERT) assert((wordDay & 31) == 0, 'A word begins with a multiple of 32.');
  const low = from > wordDay ? from - wordDay : 0;
  const high = until < wordDay + 32 ? until - wordDay : 32;
  if (low >= high) return 0;
  return (<u32>0xffffffff >> (32 - (high - low))) << low;
}

/** Days of a word with these weekdays. */
export function daysOnWeekdays(mask: u32, wordDay: i32): u32 {
  if (ASSERT) assert(mask < 128, 'A week has seven days.');
  if (mask == 127) return 0xffffffff;
  let days: u64 = mask;
  days |= days << 7;
  days |= days << 14;
  days |= days << 28;
  return <u32>(days >> toWeekday(wordDay));
}

/** The four words at an address, each day replaced by the one 1 to 31 days later. */
export function daysLater(at: usize, days: i32): v128 {
  if (ASSERT) assert(days >= 1 && days <= 31, 'Days move by less than a word.');
  return v128.or(i32x4.shr_u(v128.load(at), days), i32x4.shl(v128.load(at, 4), 32 - days));
}

/**
 * Reduces days at which n consecutive set days begin to those at which n + `more` begin; `more` is at most n. An
 * empty vector must follow the row.
 */
export function lengthen(row: usize, more: i32): void {
  for (let at = row; at < row + ROW; at += 16) v128.store(at, v128.and(v128.load(at), daysLater(at, more)));
}
