import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  fromDayNumber,
  isPlainDate,
  isValidStay,
  nightsBetween,
  countNights,
  toDayNumber,
  todayInBerlin,
  toWeekday,
} from './stay.ts';

describe('isPlainDate', () => {
  it.each([
    ['2027-03-28', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2100-02-29', false],
    ['2000-02-29', true],
    ['2027-04-31', false],
    ['2027-13-01', false],
    ['2027-00-10', false],
    ['2027-01-00', false],
    ['2027-1-1', false],
    ['27-01-01', false],
    ['01.03.2027', false],
    ['2027-03-28T00:00:00Z', false],
    [' 2027-03-28', false],
    ['2027-03-28\n', false],
    ['', false],
    [null, false],
    [undefined, false],
    [20270328, false],
    [['2027-03-28'], false],
  ])('%j: %s', (value, expected) => {
    expect(isPlainDate(value)).toBe(expected);
  });
});

describe('day numbers', () => {
  it.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2000-03-01', 11_017],
    ['2027-01-01', 20_819],
  ])('%s is day %i', (date, day) => {
    expect(toDayNumber(date)).toBe(day);
    expect(fromDayNumber(day)).toBe(date);
  });

  it('go back and forth, and follow each other like their strings', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 400_000 }), (day) => {
        expect(toDayNumber(fromDayNumber(day))).toBe(day);
        expect(fromDayNumber(day) < fromDayNumber(day + 1)).toBe(true);
      }),
    );
  });

  it.each([
    ['over the start of summer time', '2027-03-27', 2, '2027-03-29'],
    ['over the end of summer time', '2027-10-30', 2, '2027-11-01'],
    ['into a leap day', '2028-02-28', 1, '2028-02-29'],
    ['past February of a common year', '2027-02-28', 1, '2027-03-01'],
    ['over the year', '2027-12-31', 1, '2028-01-01'],
    ['back over a leap day', '2028-03-01', -1, '2028-02-29'],
    ['not at all', '2027-05-05', 0, '2027-05-05'],
  ])('add days %s', (_, date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
    expect(nightsBetween(date, expected)).toBe(days);
  });

  it('count nights alike in any time zone of the server', () => {
    const zone = process.env['TZ'];
    try {
      for (const name of ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'UTC']) {
        process.env['TZ'] = name;
        expect(countNights({ startDate: '2027-03-20', endDate: '2027-04-03' })).toBe(14);
        expect(addDays('2027-10-30', 2)).toBe('2027-11-01');
      }
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });
});

it.each([
  ['1970-01-01', 3],
  ['1969-12-28', 6],
  ['2027-01-02', 5],
  ['2027-01-04', 0],
  ['2028-02-29', 1],
])('%s is weekday %i, Monday being 0', (date, weekday) => {
  expect(toWeekday(date)).toBe(weekday);
});

it.each([
  ['2027-01-01T22:59:59Z', '2027-01-01'],
  ['2027-01-01T23:00:00Z', '2027-01-02'],
  ['2027-07-01T21:59:59Z', '2027-07-01'],
  ['2027-07-01T22:00:00Z', '2027-07-02'],
  // Clocks go forward at 01:00 UTC on 28 March and back at 01:00 UTC on 31 October.
  ['2027-03-27T23:00:00Z', '2027-03-28'],
  ['2027-03-28T21:59:59Z', '2027-03-28'],
  ['2027-03-28T22:00:00Z', '2027-03-29'],
  ['2027-10-30T22:00:00Z', '2027-10-31'],
  ['2027-10-31T22:59:59Z', '2027-10-31'],
  ['2027-10-31T23:00:00Z', '2027-11-01'],
])('at %s it is %s in Berlin', (moment, expected) => {
  expect(todayInBerlin(new Date(moment))).toBe(expected);
});

describe('isValidStay', () => {
  it.each([
    ['one night from today', '2027-05-01', '2027-05-02', true],
    ['a stay to come', '2028-02-27', '2028-03-01', true],
    ['no night', '2027-05-10', '2027-05-10', false],
    ['departure before arrival', '2027-05-10', '2027-05-09', false],
    ['arrival yesterday', '2027-04-30', '2027-05-07', false],
    ['an empty arrival', '', '2027-05-07', false],
    ['an empty departure', '2027-05-07', '', false],
    ['no departure', '2027-05-07', undefined, false],
    ['a day that does not exist', '2027-06-31', '2027-07-04', false],
    ['a German date', '07.05.2027', '2027-05-09', false],
  ])('%s', (_, startDate, endDate, expected) => {
    expect(isValidStay({ startDate, ...(endDate === undefined ? {} : { endDate }) }, '2027-05-01')).toBe(
      expected,
    );
  });
});
