/** Transposes the bits of 32 words, four lanes at once: bit d of word k becomes bit k of word d. */
export function transpose(at: usize): void {
  let mask = i32x4.splat(0x0000ffff);
  for (let step = 16; step != 0; step >>= 1) {
    for (let low = 0; low < 32; low = (low + step + 1) & ~step) {
      const a = v128.load(at + (low << 4));
      const b = v128.load(at + ((low + step) << 4));
      const swapped = v128.and(v128.xor(i32x4.shr_u(a, step), b), mask);
      v128.store(at + ((low + step) << 4), v128.xor(b, swapped));
      v128.store(at + (low << 4), v128.xor(a, i32x4.shl(swapped, step)));
    }
    mask = v128.xor(mask, i32x4.shl(mask, step >> 1));
  }
}

/** Distributes four vectors at `at`, 512 bytes apart: their first lanes go to `first`, the second ones to `second`, and so on. */
export function putLanes(at: usize, first: usize, second: usize, third: usize, fourth: usize): void {
  const a = v128.load(at);
  const b = v128.load(at, 512);
  const c = v128.load(at, 1024);
  const d = v128.load(at, 1536);
  const lowAB = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
  const lowCD = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
  const highAB = v128.shuffle<i32>(a, b, 2, 6, 3, 7);
  const highCD = v128.shuffle<i32>(c, d, 2, 6, 3, 7);
  v128.store(first, v128.shuffle<i64>(lowAB, lowCD, 0, 2));
  v128.store(second, v128.shuffle<i64>(lowAB, lowCD, 1, 3));
  v128.store(third, v128.shuffle<i64>(highAB, highCD, 0, 2));
  v128.store(fourth, v128.shuffle<i64>(highAB, highCD, 1, 3));
}
