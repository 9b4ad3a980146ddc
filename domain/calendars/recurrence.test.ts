import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { addDays, type PlainDate } from '../stay.ts';
import { daysOfRecurrence, readRecurrence } from './recurrence.ts';

const days = (rule: string, start: PlainDate, end: PlainDate): PlainDate[] =>
  daysOfRecurrence(readRecurrence(rule)!, start, end);

describe('days on which something comes again', () => {
  it.each([
    ['FREQ=WEEKLY;COUNT=3', ['2027-05-07', '2027-05-14', '2027-05-21']],
    ['FREQ=WEEKLY;BYDAY=FR,SA;COUNT=3', ['2027-05-07', '2027-05-08', '2027-05-14']],
    ['FREQ=DAILY;INTERVAL=10;UNTIL=20270528', ['2027-05-07', '2027-05-17', '2027-05-27']],
    ['FREQ=DAILY;UNTIL=20270508T120000Z', ['2027-05-07', '2027-05-08']],
    ['FREQ=MONTHLY;BYDAY=1FR;COUNT=3', ['2027-05-07', '2027-06-04', '2027-07-02']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3', ['2027-05-07', '2027-05-31', '2027-06-30']],
    ['FREQ=YEARLY;COUNT=2', ['2027-05-07', '2028-05-07']],
  ])('%s', (rule, expected) => expect(days(rule, '2027-05-07', '2029-01-01')).toEqual(expected));

  it('that a month has not are left out', () => {
    expect(days('FREQ=MONTHLY;COUNT=3', '2027-01-31', '2028-01-01')).toEqual([
      '2027-01-31',
      '2027-03-31',
      '2027-05-31',
    ]);
    expect(days('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '2027-01-01', '2040-01-01')).toEqual(['2027-01-01']);
  });

  it.each([
    ...[
      'FREQ=SECONDLY',
      'FREQ=HOURLY;INTERVAL=2',
      'FREQ=YEARLY;BYWEEKNO=20',
      'FREQ=MONTHLY;BYSETPOS=1;BYDAY=MO',
    ],
    ...[
      'FREQ=WEEKLY;INTERVAL=0',
      'FREQ=WEEKLY;BYDAY=XX',
      'FREQ=WEEKLY;FREQ=DAILY',
      'FREQ=DAILY;UNTIL=20270231',
      '',
    ],
  ])('by %s are nobody’s stays', (rule) => expect(readRecurrence(rule)).toBeNull());

  it('are looked for in bounded time, whatever the rule', () => {
    const started = performance.now();
    // No February has so many days: a library that searches for the next date would never end.
    expect(days('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', '1900-01-01', '2900-01-01')).toEqual(['1900-01-01']);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('are those of another implementation, by rules that both know', () => {
    const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
    const rule = fc.oneof(
      fc.tuple(fc.constantFrom('DAILY', 'WEEKLY'), fc.integer({ min: 1, max: 9 }), fc.constant('')),
      fc.tuple(
        fc.constant('WEEKLY'),
        fc.integer({ min: 1, max: 4 }),
        fc.uniqueArray(weekday, { minLength: 1, maxLength: 3 }).map((some) => `;BYDAY=${some.join(',')}`),
      ),
      fc.tuple(
        fc.constant('MONTHLY'),
        fc.integer({ min: 1, max: 5 }),
        fc.oneof(
          fc.integer({ min: 1, max: 28 }).map((day) => `;BYMONTHDAY=${day}`),
          fc.tuple(fc.constantFrom(1, 2, 3, 4, -1), weekday).map(([nth, day]) => `;BYDAY=${nth}${day}`),
        ),
      ),
    );
    fc.assert(
      fc.property(rule, fc.integer({ min: 0, max: 400 }), ([frequency, interval, more], shift) => {
        const written = `FREQ=${frequency};INTERVAL=${interval}${more}`;
        // The first day is one of the rule: what another one would mean the standard leaves open.
        const end = addDays('2027-01-01', shift + 800);
        const iterator = ICAL.Recur.fromString(written).iterator(
          ICAL.Time.fromDateString(addDays('2027-01-01', shift)),
        );
        const expected: string[] = [];
        for (let next = iterator.next(); next && next.toString() < end; next = iterator.next())
          expected.push(next.toString());
        const found = days(written, expected[0]!, end);
        expect(found).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });
});
