import { expect, test } from 'vitest';
import { groupTimes } from './office-times.ts';

test('days in a row with the same hours are one line', () => {
  const day = (weekday: number, from: string, to = '18:00') => ({ weekday, from, to });
  expect(groupTimes([day(5, '10:00'), day(0, '09:00'), day(1, '09:00'), day(3, '09:00')])).toEqual([
    { first: 0, last: 1, spans: [{ from: '09:00', to: '18:00' }] },
    { first: 3, last: 3, spans: [{ from: '09:00', to: '18:00' }] },
    { first: 5, last: 5, spans: [{ from: '10:00', to: '18:00' }] },
  ]);
  expect(groupTimes([day(0, '09:00', '12:00'), day(1, '09:00')])).toHaveLength(2);
  expect(groupTimes([])).toEqual([]);
});

test('a break at noon belongs to its day', () => {
  const halves = [
    { from: '09:00', to: '12:00' },
    { from: '14:00', to: '18:00' },
  ];
  const week = [0, 1].flatMap((weekday) => halves.toReversed().map((half) => ({ weekday, ...half })));
  expect(groupTimes([...week, { weekday: 2, ...halves[0]! }])).toEqual([
    { first: 0, last: 1, spans: halves },
    { first: 2, last: 2, spans: [halves[0]] },
  ]);
});
