// Records that are put in order: a number (f64), a second one for ties (u32), and what it belongs to (u32).
export const RECORD: i32 = 16;

export function putRecord(at: usize, key: f64, tie: u32, index: i32): void {
  store<f64>(at, key);
  store<u32>(at, tie, 8);
  store<i32>(at, index, 12);
}

function isBefore(at: usize, key: f64, tie: u32): bool {
  const own = load<f64>(at);
  return own < key || (own == key && load<u32>(at, 8) < tie);
}

function isAfter(at: usize, key: f64, tie: u32): bool {
  const own = load<f64>(at);
  return own > key || (own == key && load<u32>(at, 8) > tie);
}

function swap(a: usize, b: usize): void {
  const record = v128.load(a);
  v128.store(a, v128.load(b));
  v128.store(b, record);
}

const INSERTED_MAX: i32 = 12;

/** Puts the records [low, high) in order as far as those of the ranks [from, until) are concerned. */
export function sortRecords(records: usize, low: i32, high: i32, from: i32, until: i32): void {
  while (high - low > INSERTED_MAX) {
    const first = records + low * RECORD;
    const middle = records + ((low + high) >> 1) * RECORD;
    const last = records + (high - 1) * RECORD;
    // The middle of three: what is in order already is no worst case.
    if (isBefore(middle, load<f64>(first), load<u32>(first, 8))) swap(first, middle);
    if (isBefore(last, load<f64>(middle), load<u32>(middle, 8))) {
      swap(middle, last);
      if (isBefore(middle, load<f64>(first), load<u32>(first, 8))) swap(first, middle);
    }
    const key = load<f64>(middle);
    const tie = load<u32>(middle, 8);
    let left = low;
    let right = high - 1;
    while (left <= right) {
      while (isBefore(records + left * RECORD, key, tie)) left += 1;
      while (isAfter(records + right * RECORD, key, tie)) right -= 1;
      if (left > right) break;
      swap(records + left * RECORD, records + right * RECORD);
      left += 1;
      right -= 1;
    }
    const isLeftAsked = from <= right && until > low;
    const isRightAsked = from < high && until > left;
    if (isLeftAsked && isRightAsked) {
      sortRecords(records, low, right + 1, from, until);
      low = left;
    } else if (isLeftAsked) high = right + 1;
    else if (isRightAsked) low = left;
    else return;
  }
  for (let index = low + 1; index < high; index += 1) {
    const record = v128.load(records + index * RECORD);
    const key = load<f64>(records + index * RECORD);
    const tie = load<u32>(records + index * RECORD, 8);
    let at = index;
    for (; at > low && isAfter(records + (at - 1) * RECORD, key, tie); at -= 1)
      v128.store(records + at * RECORD, v128.load(records + (at - 1) * RECORD));
    v128.store(records + at * RECORD, record);
  }
}
