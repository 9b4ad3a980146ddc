/**
 * The first index from `from` to before `until` that is so, where all behind it are too; `until` where none is. By halves.
 */
export function firstIndex(from: number, until: number, isSo: (index: number) => boolean): number {
  let low = from;
  let high = until;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
