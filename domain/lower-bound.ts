/**
 * Finds the first index from `from` to before `until` for which the condition holds, where it holds for all behind that
 * one too; `until` where it holds for none. It halves the range, so it asks a logarithmic number of times.
 */
export function lowerBound(from: number, until: number, holds: (index: number) => boolean): number {
  let low = from;
  let high = until;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
