import { SLOT_LIST, run } from './layout/places';

// Bitmaps of the homes of the current tile, one bit per slot. Only the bytes of the current run of blocks are valid,
// and only these are read and written here.

/** Sets the bytes [from, until) of each bitmap as the current run. */
export function enterRun(from: i32, until: i32): void {
  run.from = from;
  run.until = until;
}

export function isAny(bitmap: usize): bool {
  let any = i32x4.splat(0);
  for (let at = run.from; at < run.until; at += 16) any = v128.or(any, v128.load(bitmap + at));
  return v128.any_true(any);
}

export function countHomes(bitmap: usize): i32 {
  let count: i64 = 0;
  for (let at = run.from; at < run.until; at += 8) count += popcnt(load<i64>(bitmap + at));
  return <i32>count;
}

export function clearBitmap(bitmap: usize): void {
  memory.fill(bitmap + run.from, 0, run.until - run.from);
}

export function copyBitmap(out: usize, from: usize): void {
  for (let at = run.from; at < run.until; at += 16) v128.store(out + at, v128.load(from + at));
}

export function intersect(bitmap: usize, other: usize): void {
  for (let at = run.from; at < run.until; at += 16)
    v128.store(bitmap + at, v128.and(v128.load(bitmap + at), v128.load(other + at)));
}

export function unite(bitmap: usize, other: usize): void {
  for (let at = run.from; at < run.until; at += 16)
    v128.store(bitmap + at, v128.or(v128.load(bitmap + at), v128.load(other + at)));
}

export function subtract(bitmap: usize, other: usize): void {
  for (let at = run.from; at < run.until; at += 16)
    v128.store(bitmap + at, v128.andnot(v128.load(bitmap + at), v128.load(other + at)));
}

export function insert(bitmap: usize, slot: i32): void {
  const at = bitmap + (slot >> 3);
  store<u8>(at, <u8>(<i32>load<u8>(at) | (1 << (slot & 7))));
}

export function erase(bitmap: usize, slot: i32): void {
  const at = bitmap + (slot >> 3);
  store<u8>(at, <u8>(<i32>load<u8>(at) & ~(1 << (slot & 7))));
}

export function has(bitmap: usize, slot: i32): bool {
  return ((load<u8>(bitmap + (slot >> 3)) >> (slot & 7)) & 1) != 0;
}

/**
 * Writes the slots of the members to LIST and repeats the last one until their number is a multiple of four; returns
 * the number without repetitions.
 */
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
