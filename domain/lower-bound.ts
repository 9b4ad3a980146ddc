/**
 * Binary search: the first index in [`from`, `until`) for which the condition holds, given that it then holds for all later ones; `until`
 * if it holds for none.
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
