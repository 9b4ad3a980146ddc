/** Page timings in milliseconds; `cls` is layout shift, without unit. */
const timingMetrics = ['ttfb', 'fcp', 'lcp', 'inp', 'domInteractive', 'load', 'cls'] as const;
export type TimingMetric = (typeof timingMetrics)[number];
export type Timings = { readonly [Metric in TimingMetric]?: number | undefined };

export interface TimingCount {
  metric: TimingMetric;
  /** Upper bound of the bucket: milliseconds, thousandths for cls; 0 contains exactly 0. */
  bucket: number;
}

/** Four buckets per doubling, so that a percentile is at most a fifth too high. */
const stepsPerDoubling = 4;

export function timingCounts(timings: Timings): TimingCount[] {
  return timingMetrics.flatMap((metric) => {
    const value = timings[metric];
    return value === undefined
      ? []
      : [{ metric, bucket: findBucket(metric === 'cls' ? value * 1000 : value) }];
  });
}

function findBucket(value: number): number {
  if (value <= 0) return 0;
  const step = Math.max(0, Math.ceil(Math.log2(value) * stepsPerDoubling));
  return Math.ceil(2 ** (step / stepsPerDoubling));
}
