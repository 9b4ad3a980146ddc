import { expect, test } from 'vitest';
import { formatterFor } from '../../../texts/format.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import {
  copyAllToNextYear,
  copyToNextYear,
  discountInstead,
  leastWeek,
  readSeason,
  writeSeason,
  type TypedSeason,
} from './typed-season.ts';

const format = formatterFor('de', createSiteTexts().translate('de'));
const typed: TypedSeason = {
  ...{ fromDate: '2027-06-05', lastNight: '2027-09-03', nightly: '1.200,50', weekly: '' },
  ...{ hasWeekend: false, weekendNightly: '', weekendNights: 0b0110000 },
  ...{ minStay: '3', maxStay: '', arrivalDays: 0b0100001, name: 'Hauptsaison' },
};

test('a season is read as it was typed, and shown as it was saved', () => {
  const season = readSeason(typed);
  expect(season).toEqual({
    ...{ fromDate: '2027-06-05', untilDate: '2027-09-04', nightly: 1_200.5, weekly: 8_403.5 },
    ...{ weekend: null, minStay: 3, maxStay: null, arrivalDays: 0b0100001, name: 'Hauptsaison' },
  });
  expect(writeSeason(season, format)).toEqual(typed);
});

test('an empty week costs its nights, those of the weekend as they are, and stays empty', () => {
  const withWeekend = { ...typed, nightly: '100,00', hasWeekend: true, weekendNightly: '130,00' };
  const season = readSeason(withWeekend);
  expect(season).toMatchObject({ weekly: 760, weekend: { nightly: 130, nights: 0b0110000 } });
  expect(writeSeason(season, format)).toEqual(withWeekend);
  expect(writeSeason(readSeason({ ...withWeekend, weekly: '700,00' }), format).weekly).toBe('700,00');
});

test('a week that would not count is told what it has to cost, with the weekend in it', () => {
  const season = { ...typed, nightly: '95,50', hasWeekend: true, weekendNightly: '115', arrivalDays: 127 };
  expect(leastWeek({ ...season, weekly: '600' })).toBe(612);
  expect(leastWeek({ ...season, weekly: '612' })).toBeNull();
  expect(leastWeek({ ...season, weekly: '' })).toBeNull();
});

test('an unreadable value is refused by its field, and not treated as empty', () => {
  const season = readSeason({ ...typed, nightly: 'x', weekly: 'y', hasWeekend: true, minStay: '' });
  expect(season).toMatchObject({ nightly: 0, weekly: Number.NaN, weekend: { nightly: 0 }, minStay: 0 });
});

test.each([
  ['a summer begins on the same weekday', '2027-06-05', '2027-09-03', '2028-06-03', '2028-09-01'],
  ['a whole year goes on where it ends', '2027-01-01', '2027-12-31', '2028-01-01', '2028-12-29'],
])('copied to the next year %s', (_, fromDate, lastNight, from, last) => {
  const copy = copyToNextYear({ ...typed, fromDate, lastNight });
  expect(copy).toEqual({ ...typed, fromDate: from, lastNight: last });
});

test.each([
  ['Basis 2027', 'Basis 2028'],
  ['Winter 2027/28', 'Winter 2028/29'],
  ['2027–2028', '2028–2029'],
  ['Seit 2019', 'Seit 2019'],
  ['Hauptsaison', 'Hauptsaison'],
])('a copy of "%s" is called "%s"', (name, next) => {
  const season = { ...typed, name, fromDate: '2027-12-01', lastNight: '2028-01-31' };
  expect(copyToNextYear(season).name).toBe(next);
});

test('all seasons are copied behind the last night with a price, on the same weekdays and without overlaps', () => {
  const season = (fromDate: string, lastNight: string, nightly: string): TypedSeason => ({
    ...typed,
    ...{ fromDate, lastNight, nightly },
  });
  const year = [
    season('2027-01-01', '2027-05-31', '80'),
    season('2027-06-01', '2027-09-30', '140'),
    season('2027-10-01', '2027-12-31', '90'),
  ];
  const copies = copyAllToNextYear(year);
  expect(copies.map(({ fromDate, lastNight, nightly }) => [fromDate, lastNight, nightly])).toEqual([
    // The first night that is 52 weeks later has a price already.
    ['2028-01-01', '2028-05-29', '80'],
    ['2028-05-30', '2028-09-28', '140'],
    ['2028-09-29', '2028-12-29', '90'],
  ]);
  // A second year follows the first one, of which nothing is copied twice.
  const third = copyAllToNextYear([...year, ...copies]);
  expect(third.map(({ fromDate }) => fromDate)).toEqual(['2028-12-30', '2029-05-29', '2029-09-28']);
  expect(copyAllToNextYear([])).toEqual([]);
  expect(copyAllToNextYear([season('', '2027-05-31', '80')])).toEqual([]);
});

test('instead of a week without effect, a discount for long stays is proposed that comes to the same', () => {
  const season = { ...typed, nightly: '100', arrivalDays: 127 };
  expect(discountInstead({ ...season, weekly: '560' })).toBe(20);
  expect(discountInstead({ ...season, weekly: '525,00' })).toBe(25);
  // It has an effect of its own.
  expect(discountInstead({ ...season, weekly: '600' })).toBeNull();
  expect(discountInstead({ ...season, weekly: '' })).toBeNull();
  // A slip of the finger.
  expect(discountInstead({ ...season, weekly: '5' })).toBeNull();
});
