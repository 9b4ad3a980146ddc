import { SLOT_LIST, run } from './layout/places';

// Bitmaps of the homes of the tile at work, a bit for each slot. Only the bytes of the run of blocks at work mean
// something, and only these are read and written here.

/** Makes the bytes [from, until) of each bitmap the run at work. */
export function enterRun(from: i32, until: i32): void {
  run.from = from;
  run.until = until;
}

/** Whether some home is in the bitmap. */
export function isAny(bitmap: usize): bool {
  let any = i32x4.splat(0);
  for (let at = run.from; at < run.until; at += 16) any = v128.or(any, v128.load(bitmap + at));
  return v128.any_true(any);
}

/** How many homes are in the bitmap. */
export function countHomes(bitmap: usize): i32 {
  let count: i64 = 0;
  for (let at = run.from; at < run.until; at += 8) count += popcnt(load<i64>(bitmap + at));
  return <i32>count;
}

/** Takes all homes out. */
export function clearBitmap(bitmap: usize): void {
  memory.fill(bitmap + run.from, 0, run.until - run.from);
}

/** Makes `out` the same as `from`. */
export function copyBitmap(out: usize, from: usize): void {
  for (let at = run.from; at < run.until; at += 16) v128.store(out + at, v128.load(from + at));
}

/** Leaves the homes that the other bitmap has too. */
export function intersect(bitmap: usize, other: usize): void {
  for (let at = run.from; at < run.until; at += 16)
    v128.store(bitmap + at, v128.and(v128.load(bitmap + at), v128.load(other + at)));
}

/** Adds the homes of the other bitmap. */
export function unite(bitmap: usize, other: usize): void {
  for (let at = run.from; at < run.until; at += 16)
    v128.store(bitmap + at, v128.or(v128.load(bitmap + at), v128.load(other + at)));
}

/** Puts one home in, in the run or not. */
export function insert(bitmap: usize, slot: i32): void {
  const at = bitmap + (slot >> 3);
  store<u8>(at, <u8>(<i32>load<u8>(at) | (1 << (slot & 7))));
}

/** Takes one home out, in the run or not. */
export function erase(bitmap: usize, slot: i32): void {
  const at = bitmap + (slot >> 3);
  store<u8>(at, <u8>(<i32>load<u8>(at) & ~(1 << (slot & 7))));
}

/** Whether one home is in it. */
export function has(bitmap: usize, slot: i32): bool {
  return ((load<u8>(bitmap + (slot >> 3)) >> (slot & 7)) & 1) != 0;
}

/** Puts the members' slots into LIST, the last one again until four divide their number; tells how many they are. */
export function listSlots(bitmap: usize): i32 {
  let end = SLOT_LIST;
  for (let at = run.from; at < run.until; at += 8) {
    for (let members = load<u64>(bitmap + at); members != 0; members &= members - 1) {
      store<i32>(end, (at << 3) + <i32>ctz(members));
      end += 4;
    }
  }
  const count = (end - SLOT_LIST) >> 2;
  if (count > 0) {
    const last = load<i32>(end - 4);
    for (let extra = 0; extra < 7; extra += 1, end += 4) store<i32>(end, last);
  }
  return count;
}
