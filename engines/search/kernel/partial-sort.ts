import { isInMemory } from './assertions';
import { query } from './layout/places';
import { SORT_RECORD_BYTES, SortRecord } from './layout/shared-structures';

export function recordAt(place: i32): SortRecord {
  if (ASSERT)
    assert(
      place >= 0 && isInMemory(query.records, (place + 1) * SORT_RECORD_BYTES),
      'The records have room.',
    );
  return changetype<SortRecord>(query.records + place * SORT_RECORD_BYTES);
}

export function putRecord(place: i32, key: f64, tie: u32, index: i32): void {
  const record = recordAt(place);
  record.key = key;
  record.tie = tie;
  record.index = index;
}

function isBefore(at: usize, key: f64, tie: u32): bool {
  const own = keyAt(at);
  return own < key || (own == key && tieAt(at) < tie);
}

function isAfter(at: usize, key: f64, tie: u32): bool {
  const own = keyAt(at);
  return own > key || (own == key && tieAt(at) > tie);
}

function keyAt(at: usize): f64 {
  return changetype<SortRecord>(at).key;
}

/** Sort value of a record among equal keys. */
function tieAt(at: usize): u32 {
  return changetype<SortRecord>(at).tie;
}

/** Swaps two records, each one vector. */
function swap(a: usize, b: usize): void {
  const record = v128.load(a);
  v128.store(a, v128.load(b));
  v128.store(b, record);
}

/** Up to this many records are sorted by insertion. */
const INSERTED_MAX: i32 = 12;

/**
 * Sorts the records [low, high) as far as needed for the ranks [from, until): a quicksort that skips the other parts.
 */
export function sortRecords(records: usize, low: i32, high: i32, from: i32, until: i32): void {
  if (ASSERT) assert(low >= 0 && low <= high, 'The records are in a row.');
  if (ASSERT)
    assert(high == low || isInMemory(records, high * SORT_RECORD_BYTES), 'The records lie in the memory.');
  while (high - low > INSERTED_MAX) {
    const first = records + low * SORT_RECORD_BYTES;
    const middle = records + ((low + high) >> 1) * SORT_RECORD_BYTES;
    const last = records + (high - 1) * SORT_RECORD_BYTES;
    // Median of three: sorted input is not the worst case.
    if (isBefore(middle, keyAt(first), tieAt(first))) swap(first, middle);
    if (isBefore(last, keyAt(middle), tieAt(middle))) {
      swap(middle, last);
      if (isBefore(middle, keyAt(first), tieAt(first))) swap(first, middle);
    }
    const key = keyAt(middle);
    const tie = tieAt(middle);
    let left = low;
    let right = high - 1;
    while (left <= right) {
      while (isBefore(records + left * SORT_RECORD_BYTES, key, tie)) left += 1;
      while (isAfter(records + right * SORT_RECORD_BYTES, key, tie)) right -= 1;
      if (left > right) break;
      swap(records + left * SORT_RECORD_BYTES, records + right * SORT_RECORD_BYTES);
      left += 1;
      right -= 1;
    }
    const needsLeft = from <= right && until > low;
    const needsRight = from < high && until > left;
    if (needsLeft && needsRight) {
      sortRecords(records, low, right + 1, from, until);
      low = left;
    } else if (needsLeft) high = right + 1;
    else if (needsRight) low = left;
    else return;
  }
  for (let index = low + 1; index < high; index += 1) {
    const record = v128.load(records + index * SORT_RECORD_BYTES);
    const key = keyAt(records + index * SORT_RECORD_BYTES);
    const tie = tieAt(records + index * SORT_RECORD_BYTES);
    let at = index;
    for (; at > low && isAfter(records + (at - 1) * SORT_RECORD_BYTES, key, tie); at -= 1)
      v128.store(records + at * SORT_RECORD_BYTES, v128.load(records + (at - 1) * SORT_RECORD_BYTES));
    v128.store(records + at * SORT_RECORD_BYTES, record);
  }
}
