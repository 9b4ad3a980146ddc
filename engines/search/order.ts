/** True if doc id a comes before doc id b; never for equal ones, since object numbers differ. */
export type Before = (a: number, b: number) => boolean;

/**
 * Sorts the doc ids at the positions from `from` to before `until`; the others stay unsorted. A quicksort that skips
 * the other parts.
 */
export function orderRange(docIds: Int32Array, from: number, until: number, before: Before): void {
  const work: [number, number][] = [[0, docIds.length - 1]];
  for (let range = work.pop(); range; range = work.pop()) {
    const [low, high] = range;
    if (low >= high || high < from || low >= until) continue;
    if (high - low < 12) {
      insertionSort(docIds, low, high, before);
      continue;
    }
    const pivot = median(docIds[low]!, docIds[(low + high) >> 1]!, docIds[high]!, before);
    let left = low;
    let right = high;
    while (left <= right) {
      while (before(docIds[left]!, pivot)) left += 1;
      while (before(pivot, docIds[right]!)) right -= 1;
      if (left > right) break;
      const swapped = docIds[left]!;
      docIds[left] = docIds[right]!;
      docIds[right] = swapped;
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

function insertionSort(docIds: Int32Array, low: number, high: number, before: Before): void {
  for (let index = low + 1; index <= high; index += 1) {
    const docId = docIds[index]!;
    let at = index;
    for (; at > low && before(docId, docIds[at - 1]!); at -= 1) docIds[at] = docIds[at - 1]!;
    docIds[at] = docId;
  }
}
