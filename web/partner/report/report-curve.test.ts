import { expect, test } from 'vitest';
import type { PartnerReport } from '../../../contract/partners/get-partner-report.ts';
import { euros } from '../../../domain/money.ts';
import { curveOfReport } from './report-curve.ts';

const row = (key: string, visits: number, asked: number): PartnerReport['rows'][number] => ({
  ...{ key, visits, asked, booked: 0, cancelled: 0, value: euros(0), pending: euros(0), confirmed: euros(0) },
});

test('a month has a point for each day, also for those on which nothing happened', () => {
  const points = curveOfReport([row('2026-11-02', 3, 1)], {
    period: 'month',
    from: '2026-11-01',
    until: '2026-11-03',
  });
  expect(points.map(({ visits, asked }) => [visits, asked])).toEqual([
    [0, 0],
    [3, 1],
    [0, 0],
  ]);
});

test('a quarter is summed by weeks, a year by months, and the last part ends with the period', () => {
  const rows = [row('2026-10-30', 2, 0), row('2026-11-01', 3, 1)];
  const weeks = curveOfReport(rows, { period: 'quarter', from: '2026-10-26', until: '2026-11-03' });
  expect(weeks).toEqual([
    { from: '2026-10-26', until: '2026-11-01', visits: 5, asked: 1 },
    { from: '2026-11-02', until: '2026-11-03', visits: 0, asked: 0 },
  ]);
  const months = curveOfReport(rows, { period: 'year', from: '2026-10-05', until: '2026-11-30' });
  expect(months.map(({ from, until, visits }) => [from, until, visits])).toEqual([
    ['2026-10-05', '2026-10-31', 2],
    ['2026-11-01', '2026-11-30', 3],
  ]);
});
