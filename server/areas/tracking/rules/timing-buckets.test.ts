import { expect, it } from 'vitest';
import { timingCounts } from './timing-buckets.ts';

it.each([
  [0, 0],
  [0.4, 1],
  [1, 1],
  [100, 108],
  [1000, 1024],
  [1025, 1218],
  [2500, 2897],
  [600_000, 623_488],
])('%s ms fall into the bucket up to %s', (value, bucket) => {
  expect(timingCounts({ lcp: value })).toEqual([{ metric: 'lcp', bucket }]);
});

it('every bucket holds its values and is at most a fifth above them', () => {
  for (let value = 2; value < 100_000; value = value * 1.07 + 1) {
    const { bucket } = timingCounts({ inp: value })[0]!;
    expect(bucket).toBeGreaterThanOrEqual(value);
    expect(bucket).toBeLessThanOrEqual(value * 1.2 + 1);
  }
});

it('layout shift is counted in thousandths, absent metrics not at all', () => {
  expect(timingCounts({ cls: 0.1, fcp: undefined })).toEqual([{ metric: 'cls', bucket: 108 }]);
  expect(timingCounts({})).toEqual([]);
});
