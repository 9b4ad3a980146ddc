import { expect, test } from 'vitest';
import { homeRates, now, season, stayOf } from '../../tests/builders/home-rates.ts';
import { openRules, type BookingRules } from './booking-rules.ts';
import { ruleExamples } from './rule-examples.ts';

const occupied = [stayOf('2027-01-08', 4), stayOf('2027-01-15', 5), stayOf('2027-03-01', 7)];
const examples = (rules: Partial<BookingRules>) =>
  ruleExamples(
    homeRates({ rules: { ...openRules, ...rules }, seasons: [season({ minStay: 5 })] }),
    occupied,
    now,
  );

test('the first and last day that guests can book now', () => {
  expect(examples({})).toMatchObject({ firstArrival: '2027-01-02', lastDeparture: '2029-01-01' });
  expect(examples({ leadDays: 2, leadHour: 9, horizonMonths: 6 })).toMatchObject({
    firstArrival: '2027-01-05',
    lastDeparture: '2027-07-02',
  });
});

test('the first gap that is too short, and whether it can be filled', () => {
  const gap = { startDate: '2027-01-12', endDate: '2027-01-15', nights: 3 };
  expect(examples({}).gap).toEqual({ ...gap, isBookable: false });
  expect(examples({ fillFrom: 3 }).gap).toEqual({ ...gap, isBookable: true });
  expect(examples({ fillFrom: 4 }).gap).toEqual({ ...gap, isBookable: false });
  expect(examples({ leadDays: 20 }).gap).toBeNull();
});

test('an arrival that would leave too few nights', () => {
  expect(examples({}).leftOver).toBeNull();
  expect(examples({ leaveMin: 3 }).leftOver).toEqual({
    ...{ freeFrom: '2027-01-20', arrival: '2027-01-22', nights: 2, nextArrival: '2027-01-23' },
  });
});
