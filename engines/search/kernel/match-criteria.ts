import { isInMemory, isRunOfBlocks, isSubset, isTileNumber } from './assertions';
import {
  BITMAP_POINTERS,
  IN_PLACE,
  MATCHES,
  MATCHES_BUT_ONE,
  OF_PLACE,
  OPTION_BITMAP_TABLE,
  criterionAt,
  matched,
  query,
  run,
  tileGroups,
} from './layout/places';
import { BITMAP_BYTES, CRITERIA_MAX, CriterionKind, CriterionRole } from './layout/sizes';
import { locate } from './locate';

/** Addresses of the criteria's bitmaps, after that of all homes. */
const CRITERION_POINTERS: usize = BITMAP_POINTERS + 4;

export function criterionBitmap(number: i32): usize {
  if (ASSERT) assert(number >= 0 && number < query.criteriaCount, 'The query has that criterion.');
  return load<u32>(CRITERION_POINTERS + (number << 2));
}

/** Finds the bitmaps of the criteria in a tile. */
export function enterTile(index: i32): void {
  if (ASSERT) assert(isTileNumber(index), 'The tile is one of the index.');
  if (ASSERT)
    assert(query.criteriaCount >= 0 && query.criteriaCount <= CRITERIA_MAX, 'The criteria have room.');
  const options: usize = load<u32>(OPTION_BITMAP_TABLE + (index << 2));
  matched.present = options;
  matched.hasOption = false;
  for (let number = 0; number < query.criteriaCount; number += 1) {
    const criterion = criterionAt(number);
    const isOption = criterion.kind == CriterionKind.option;
    const bitmap = isOption
      ? options + criterion.value * tileGroups.bitmapBytes
      : <usize>criterion.value + index * BITMAP_BYTES;
    if (ASSERT) assert(isInMemory(bitmap, BITMAP_BYTES), 'The bitmap of a criterion lies in the memory.');
    store<u32>(CRITERION_POINTERS + (number << 2), <u32>bitmap);
    if (isOption) matched.hasOption = true;
  }
}

/** Applies all criteria to the run. */
export function matchCriteria(tile: usize): void {
  if (ASSERT) assert(isRunOfBlocks(), 'The run consists of whole blocks.');
  const start = locate(tile, matched.present, OF_PLACE);
  const criteria = query.criteriaCount;
  let anyInPlace = i32x4.splat(0);
  let anyMatch = i32x4.splat(0);
  let anyMatchButOne = i32x4.splat(0);
  for (let at = run.from; at < run.until; at += 16) {
    let base = v128.load(start + at);
    let place = base;
    let failed = i32x4.splat(0);
    let failedTwice = i32x4.splat(0);
    if (v128.any_true(base)) {
      for (let number = 0; number < criteria; number += 1) {
        const own = v128.load(criterionBitmap(number) + at);
        const roles = criterionAt(number).roles;
        if ((roles & CriterionRole.isPlace) != 0) place = v128.and(place, own);
        if ((roles & CriterionRole.hasOptions) == 0) {
          base = v128.and(base, own);
        } else {
          failedTwice = v128.or(failedTwice, v128.andnot(failed, own));
          failed = v128.or(failed, v128.not(own));
        }
      }
    }
    const matches = v128.andnot(base, failed);
    const matchesButOne = v128.andnot(base, failedTwice);
    v128.store(IN_PLACE + at, place);
    v128.store(MATCHES + at, matches);
    v128.store(MATCHES_BUT_ONE + at, matchesButOne);
    anyInPlace = v128.or(anyInPlace, place);
    anyMatch = v128.or(anyMatch, matches);
    anyMatchButOne = v128.or(anyMatchButOne, matchesButOne);
  }
  matched.hasPlace = v128.any_true(anyInPlace);
  matched.hasMatch = v128.any_true(anyMatch);
  matched.hasMatchButOne = v128.any_true(anyMatchButOne);
  if (ASSERT) assert(isSubset(MATCHES, MATCHES_BUT_ONE), 'A match fails at most one criterion.');
  if (ASSERT) assert(isSubset(MATCHES_BUT_ONE, matched.present), 'Matching homes are present.');
}

/** Prepares matching homes of another region or country; in shared blocks only those of the bitmap `share`. */
export function enterOtherPlaces(tile: usize, share: usize): void {
  const located = locate(tile, matched.present, share);
  store<u32>(BITMAP_POINTERS, <u32>located);
  matched.required = located == matched.present && matched.hasOption ? CRITERION_POINTERS : BITMAP_POINTERS;
}

/** Homes of a block of another region or country that meet all criteria. */
export function matchBlock(at: i32): v128 {
  if (ASSERT) assert(at >= run.from && at < run.until, 'The block is in the run.');
  let matches = v128.load(<usize>load<u32>(matched.required) + at);
  const end: usize = CRITERION_POINTERS + (query.criteriaCount << 2);
  for (let pointer = matched.required + 4; pointer < end; pointer += 4)
    matches = v128.and(matches, v128.load(<usize>load<u32>(pointer) + at));
  return matches;
}

/**
 * Writes to MATCHES_BUT_ONE the homes that meet all criteria, if another country or region already counts as the
 * failed one.
 */
export function matchOtherPlaces(): void {
  for (let at = run.from; at < run.until; at += 16) v128.store(MATCHES_BUT_ONE + at, matchBlock(at));
}
