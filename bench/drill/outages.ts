export interface Span {
  from: number;
  until: number;
}

/**
 * The longest time without a success, in milliseconds, of a service that was asked all the time between `begin` and `end`. Time within
 * `excused` is not counted: what cannot work while a fault lasts is asked to work again as soon as it is over.
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
