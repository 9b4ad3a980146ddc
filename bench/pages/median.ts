/** Takes the one in the middle of at least one figure, and of an even number the upper of two. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;
}
