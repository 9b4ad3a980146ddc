export interface Span {
  from: number;
  until: number;
}

/**
 * Returns the longest time in milliseconds without a success of a service that was called continuously between `begin`
 * and `end`. Time within `excused` does not count. A service that cannot work during a fault has to work again as soon
 * as the fault is over.
 */
export function longestOutage(
  successes: readonly number[],
  { begin, end, excused }: { begin: number; end: number; excused: readonly Span[] },
): number {
  const moments = [begin, ...[...successes].sort((a, b) => a - b), end];
  const gaps = moments.slice(1).map((until, index) => {
    const from = moments[index]!;
    return until - from - excused.reduce((sum, span) => sum + overlap(span, { from, until }), 0);
  });
  return Math.max(...gaps);
}

const overlap = (a: Span, b: Span): number =>
  Math.max(0, Math.min(a.until, b.until) - Math.max(a.from, b.from));
