/** Returns the median of at least one figure. For an even number of figures it is the upper of the middle two. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;
}
