import { expect, test } from 'vitest';
import { euros } from '../../../domain/money.ts';
import { foldMonths } from './fold-months.ts';

const month = (name: string, nights: number, booked: number) => ({
  ...{ month: `2027-${name}-01`, nights, booked, elsewhere: 0, blocked: 0, arrivals: 0 },
  ...{ guestsPay: euros(0), commission: euros(0), landlordReceives: euros(0) },
  ...{ compared: null, before: null },
});
const names = (months: readonly { month: string }[]): string[] => months.map((one) => one.month.slice(5, 7));

test('empty months at both ends are folded, those between stay', () => {
  const { shown, folded } = foldMonths([
    ...[month('01', 0, 0), month('02', 0, 0), month('03', 31, 4), month('04', 30, 0)],
    ...[month('05', 31, 2), month('06', 30, 0), month('07', 31, 0)],
  ]);
  expect([names(shown), names(folded)]).toEqual([
    ['03', '04', '05'],
    ['01', '02', '06', '07'],
  ]);
});

test('a single empty month is not worth folding', () =>
  expect(names(foldMonths([month('01', 0, 0), month('02', 28, 3)]).shown)).toEqual(['01', '02']));

test('of nothing but empty months the last is shown', () =>
  expect(names(foldMonths([month('01', 31, 0), month('02', 28, 0)]).shown)).toEqual(['02']));

test('a month in which there was something a year earlier is not empty', () => {
  const before = { ...month('01', 31, 3) };
  expect(names(foldMonths([{ ...month('01', 31, 0), before }, month('02', 28, 3)]).shown)).toContain('01');
});
