import { keepBox } from './blocks';
import { isOn } from './current-query';
import { PLANE_TABLE, SET, SHEET_SET } from './layout';
import {
  BY_PLANE,
  CRITERIA,
  CRITERIA_COUNT,
  CRITERION_STRIDE,
  HAS_OPTIONS,
  IS_PLACE,
  WITH_BOX,
} from './query';
import { ALIVE, BASE, CRITERION_SETS, PLACE, PRESENT_SET, WANTED, runFrom, runUntil } from './tile-sets';

/** Whether some home of the run lies in the place, fits all criteria, fails one at most. */
export let isPlaced: bool = false;
export let isWanted: bool = false;
export let isAlive: bool = false;

let criteria: i32 = 0;
let present: usize = 0;
/** The first of the sets whose homes fit all criteria: a plane of a criterion holds only homes that are present. */
let requiredSets: usize = 0;

/** Finds the sets of the criteria in a tile. */
export function enterTile(index: i32): void {
  const planes: usize = load<u32>(PLANE_TABLE + (index << 2));
  present = planes;
  criteria = load<i32>(CRITERIA_COUNT);
  requiredSets = PRESENT_SET;
  for (let number = 0; number < criteria; number += 1) {
    const criterion = CRITERIA + number * CRITERION_STRIDE;
    const value = load<u32>(criterion, 4);
    const isPlane = load<i32>(criterion) == BY_PLANE;
    const set = isPlane ? planes + value * SHEET_SET : <usize>value + index * SET;
    store<u32>(CRITERION_SETS + (number << 2), <u32>set);
    if (isPlane) requiredSets = CRITERION_SETS;
  }
  store<u32>(PRESENT_SET, <u32>planes);
}

/** Applies all criteria to the run. */
export function judge(tile: usize): void {
  let start = present;
  if (isOn(WITH_BOX)) {
    keepBox(tile, present, runFrom >> 4, runUntil >> 4);
    start = BASE;
  }
  let anyPlaced = i32x4.splat(0);
  let anyWanted = i32x4.splat(0);
  let anyAlive = i32x4.splat(0);
  for (let at = runFrom; at < runUntil; at += 16) {
    let base = v128.load(start + at);
    let place = base;
    let failed = i32x4.splat(0);
    let failedTwice = i32x4.splat(0);
    if (v128.any_true(base)) {
      for (let number = 0; number < criteria; number += 1) {
        const own = v128.load(<usize>load<u32>(CRITERION_SETS + (number << 2)) + at);
        const role = load<i32>(CRITERIA + number * CRITERION_STRIDE, 8);
        if ((role & IS_PLACE) != 0) place = v128.and(place, own);
        if ((role & HAS_OPTIONS) == 0) {
          base = v128.and(base, own);
        } else {
          failedTwice = v128.or(failedTwice, v128.andnot(failed, own));
          failed = v128.or(failed, v128.not(own));
        }
      }
    }
    const wanted = v128.andnot(base, failed);
    const alive = v128.andnot(base, failedTwice);
    v128.store(PLACE + at, place);
    v128.store(WANTED + at, wanted);
    v128.store(ALIVE + at, alive);
    anyPlaced = v128.or(anyPlaced, place);
    anyWanted = v128.or(anyWanted, wanted);
    anyAlive = v128.or(anyAlive, alive);
  }
  isPlaced = v128.any_true(anyPlaced);
  isWanted = v128.any_true(anyWanted);
  isAlive = v128.any_true(anyAlive);
}

/** The homes of one block that fit all criteria. */
export function fitsAll(at: i32): v128 {
  let fits = v128.load(<usize>load<u32>(requiredSets) + at);
  const end: usize = CRITERION_SETS + (criteria << 2);
  for (let set = requiredSets + 4; set < end; set += 4)
    fits = v128.and(fits, v128.load(<usize>load<u32>(set) + at));
  return fits;
}

/** Leaves in ALIVE the homes that fit all criteria, where another country or region is failed already. */
export function judgeOthers(): void {
  for (let at = runFrom; at < runUntil; at += 16) v128.store(ALIVE + at, fitsAll(at));
}
