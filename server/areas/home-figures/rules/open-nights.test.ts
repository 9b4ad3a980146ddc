import { expect, test } from 'vitest';
import type { Cents } from '../../../../domain/money.ts';
import { countOpenNights } from './open-nights.ts';

const range = { startDate: '2027-05-20', endDate: '2027-07-01' };
const season = (from: string, until: string, minStay = 1) => ({
  from,
  until,
  minStay,
  nightly: 100_00 as Cents,
});

test('free nights are counted by month, with what they would bring', () => {
  const months = countOpenNights(
    range,
    [{ from: '2027-05-25', until: '2027-06-03' }],
    [season('2027-01-01', '2027-12-31')],
  );
  expect([...months]).toEqual([
    ['2027-05-01', { free: 5, withoutPrice: 0, shortGaps: 0, worth: 500_00 }],
    ['2027-06-01', { free: 28, withoutPrice: 0, shortGaps: 0, worth: 2800_00 }],
  ]);
});

test('a night without a price brings nothing', () => {
  const months = countOpenNights(range, [], [season('2027-05-01', '2027-06-01')]);
  expect(months.get('2027-06-01')).toEqual({ free: 30, withoutPrice: 30, shortGaps: 0, worth: 0 });
});

test('a gap shorter than the minimum stay cannot be booked, the open end can', () => {
  const stays = [
    { from: '2027-05-10', until: '2027-05-22' },
    { from: '2027-05-25', until: '2027-06-28' },
  ];
  const months = countOpenNights(range, stays, [season('2027-01-01', '2027-12-31', 5)]);
  expect(months.get('2027-05-01')).toEqual({ free: 3, withoutPrice: 0, shortGaps: 3, worth: 0 });
  // The three nights at the end go on behind the range.
  expect(months.get('2027-06-01')).toEqual({ free: 3, withoutPrice: 0, shortGaps: 0, worth: 300_00 });
});
