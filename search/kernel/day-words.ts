import { RING_WORDS } from './layout';
import { weekdayOf } from './seasons';

// Words of 32 days, in order of time.

/** Bits of the days of a word that lie in [from, until). */
export function spanOf(from: i32, until: i32, wordDay: i32): u32 {
  const low = from > wordDay ? from - wordDay : 0;
  const high = until < wordDay + 32 ? until - wordDay : 32;
  if (low >= high) return 0;
  return ((<u32>0xffffffff) >> (32 - (high - low))) << low;
}

/** The days of a word with these weekdays. */
export function weekdaysOf(mask: u32, wordDay: i32): u32 {
  if (mask == 127) return 0xffffffff;
  let days: u64 = mask;
  days |= days << 7;
  days |= days << 14;
  days |= days << 28;
  return <u32>(days >> weekdayOf(wordDay));
}

/** Writes to `out` the arrivals with `nights` set bits from each on. */
export function runsOf(from: usize, out: usize, nights: i32): void {
  memory.copy(out, from, 4 * RING_WORDS);
  let reached = 1;
  while (reached < nights) {
    const step = reached * 2 <= nights ? reached : nights - reached;
    for (let word = 0; word < RING_WORDS; word += 1) {
      const own = load<u32>(out + (word << 2));
      const next: u64 = word + 1 < RING_WORDS ? load<u32>(out + (word << 2), 4) : 0;
      const both = (next << 32) | own;
      store<u32>(out + (word << 2), own & (<u32>(both >> step)));
    }
    reached += step;
  }
}
