/** A finger that moved less, in pixels, has not swiped. */
const tolerance = 50;

/** Where a finger leads that went down at `from` and up at `to`: on, back, or nowhere. */
export function swipeOf(from: number, to: number): 1 | -1 | 0 {
  if (Math.abs(to - from) < tolerance) return 0;
  return to < from ? 1 : -1;
}
