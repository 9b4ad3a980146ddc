import {
  BLOCK_REGION,
  OPTION_COUNTS,
  PLANE_TABLE,
  REGIONS_MAX,
  REGION_COUNTS,
  SET,
  TILE_BLOCKS,
} from './layout';
import {
  COUNTRY_MASK,
  GROUPS,
  GROUP_COUNT,
  GROUP_STRIDE,
  MASKS,
  MASK_DOGS,
  OPTION_PLANES,
  PETS_CRITERION,
  REGION_MASK,
} from './query';
import { isWanted, soleFailure } from './judge';
import { ALIVE, CRITERION_SETS, MASK_SETS, WANTED, WITHIN_DOGS, isAny } from './tile-sets';

let fitting: usize = 0;

/** The criterion that a mask leaves out, -1 for none. */
function criterionOf(number: i32): i32 {
  return number >= MASK_DOGS ? load<i32>(PETS_CRITERION) : number - 1;
}

/** Whether a mask has any homes in a tile where nobody fits all criteria. */
function mayHold(number: i32): bool {
  if (isWanted) return true;
  const criterion = criterionOf(number);
  return criterion >= 0 && (soleFailure < 0 || soleFailure == criterion);
}

/** Mask 0 are the hits; the n-th of the others asks all criteria but the n-th. */
function maskOf(number: i32): usize {
  const mask = MASK_SETS + number * SET;
  if (number == 0) return mask;
  const fits: usize = number >= MASK_DOGS ? <usize>(WITHIN_DOGS + (number - MASK_DOGS) * SET) : fitting;
  const criterion = criterionOf(number);
  const kept: usize = criterion < 0 ? 0 : load<u32>(CRITERION_SETS + (criterion << 2));
  for (let at = 0; at < SET; at += 16) {
    // Whoever is alive and fits this criterion either is wanted or fails another one.
    const others =
      criterion < 0
        ? v128.load(WANTED + at)
        : v128.andnot(
            v128.load(ALIVE + at),
            v128.and(v128.load(kept + at), v128.not(v128.load(WANTED + at))),
          );
    v128.store(mask + at, v128.and(others, v128.load(fits + at)));
  }
  return mask;
}

/** Adds the hits of the tile to the counts; `within` are the homes that fit dates and bounds. */
export function countOptions(index: i32, tile: usize, within: usize): void {
  fitting = within;
  const planes: usize = load<u32>(PLANE_TABLE + (index << 2));
  const groups = load<i32>(GROUP_COUNT);
  for (let number = 0; number < groups; number += 1) {
    const group = GROUPS + number * GROUP_STRIDE;
    if (!mayHold(load<i32>(group))) continue;
    const mask = maskOf(load<i32>(group));
    if (!isAny(mask)) continue;
    const last = load<i32>(group, 8);
    const m0 = v128.load(mask);
    const m1 = v128.load(mask, 16);
    const m2 = v128.load(mask, 32);
    const m3 = v128.load(mask, 48);
    const m4 = v128.load(mask, 64);
    const m5 = v128.load(mask, 80);
    const m6 = v128.load(mask, 96);
    const m7 = v128.load(mask, 112);
    for (let option = load<i32>(group, 4); option < last; option += 1) {
      const plane = planes + load<i32>(OPTION_PLANES + (option << 2)) * SET;
      const a = i8x16.add(
        i8x16.popcnt(v128.and(m0, v128.load(plane))),
        i8x16.popcnt(v128.and(m1, v128.load(plane, 16))),
      );
      const b = i8x16.add(
        i8x16.popcnt(v128.and(m2, v128.load(plane, 32))),
        i8x16.popcnt(v128.and(m3, v128.load(plane, 48))),
      );
      const c = i8x16.add(
        i8x16.popcnt(v128.and(m4, v128.load(plane, 64))),
        i8x16.popcnt(v128.and(m5, v128.load(plane, 80))),
      );
      const d = i8x16.add(
        i8x16.popcnt(v128.and(m6, v128.load(plane, 96))),
        i8x16.popcnt(v128.and(m7, v128.load(plane, 112))),
      );
      const ones = i8x16.add(i8x16.add(a, b), i8x16.add(c, d));
      const sums = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(ones));
      const at = OPTION_COUNTS + (option << 4);
      v128.store(at, i32x4.add(v128.load(at), sums));
    }
  }
  countRegions(tile, load<i32>(REGION_MASK), REGION_COUNTS);
  if (load<i32>(COUNTRY_MASK) != load<i32>(REGION_MASK)) {
    countRegions(tile, load<i32>(COUNTRY_MASK), REGION_COUNTS + 4 * REGIONS_MAX);
  }
}

function countRegions(tile: usize, number: i32, counts: usize): void {
  if (!mayHold(number)) return;
  const mask = maskOf(number);
  for (let block = 0; block < TILE_BLOCKS; block += 1) {
    const count = popcnt(load<i64>(mask + (block << 4))) + popcnt(load<i64>(mask + (block << 4), 8));
    if (count == 0) continue;
    const at = counts + (load<i32>(tile + (block << 2), BLOCK_REGION) << 2);
    store<i32>(at, load<i32>(at) + <i32>count);
  }
}
