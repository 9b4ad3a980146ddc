/** True when slot a stands before slot b; never for equal ones, as object numbers differ. */
export type Before = (a: number, b: number) => boolean;

/**
 * Puts those slots that stand from `from` to before `until` in their places, in order; the rest is
 * left as it comes. Quicksort that passes over the parts that are not asked for.
 */
export function orderRange(slots: Int32Array, from: number, until: number, before: Before): void {
  const work: [number, number][] = [[0, slots.length - 1]];
  for (let range = work.pop(); range; range = work.pop()) {
    const [low, high] = range;
    if (low >= high || high < from || low >= until) continue;
    if (high - low < 12) {
      insertionSort(slots, low, high, before);
      continue;
    }
    const pivot = median(slots[low]!, slots[(low + high) >> 1]!, slots[high]!, before);
    let left = low;
    let right = high;
    while (left <= right) {
      while (before(slots[left]!, pivot)) left += 1;
      while (before(pivot, slots[right]!)) right -= 1;
      if (left > right) break;
      const swapped = slots[left]!;
      slots[left] = slots[right]!;
      slots[right] = swapped;
      left += 1;
      right -= 1;
    }
    work.push([low, right], [left, high]);
  }
}

function median(a: number, b: number, c: number, before: Before): number {
  if (before(a, b)) return before(b, c) ? b : before(a, c) ? c : a;
  return before(a, c) ? a : before(b, c) ? c : b;
}

function insertionSort(slots: Int32Array, low: number, high: number, before: Before): void {
  for (let index = low + 1; index <= high; index += 1) {
    const slot = slots[index]!;
    let at = index;
    for (; at > low && before(slot, slots[at - 1]!); at -= 1) slots[at] = slots[at - 1]!;
    slots[at] = slot;
  }
}
