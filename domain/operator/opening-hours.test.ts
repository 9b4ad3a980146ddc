import { expect, test } from 'vitest';
import { areApart, readDayHours, writeDayHours } from './opening-hours.ts';

const morning = { from: '09:00', to: '12:00' };
const afternoon = { from: '14:00', to: '18:00' };

test.each([
  ['9-12, 14-18', [morning, afternoon]],
  ['09:00–12:00, 14:00–18:00', [morning, afternoon]],
  ['9 bis 12 und 14 bis 18 Uhr', [morning, afternoon]],
  ['von 9 Uhr bis 12 Uhr sowie 14.00 - 18.00 Uhr', [morning, afternoon]],
  ['9 am to 12 pm & 2-6 p.m.', [morning, afternoon]],
  ['9h-12h et 14h à 18h', [morning, afternoon]],
  ['dalle 9 alle 12 e dalle 14 alle 18', [morning, afternoon]],
  ['14-18; 9-12', [morning, afternoon]],
  ['9h30-12h45', [{ from: '09:30', to: '12:45' }]],
  ['9-6 pm', [{ from: '09:00', to: '18:00' }]],
  ['18-24', [{ from: '18:00', to: '23:59' }]],
  ['', []],
  [' geschlossen ', []],
  ['–', []],
])('"%s" is read', (text, spans) => {
  expect(readDayHours(text)).toEqual(spans);
});

test.each(['9', '18-9', '9-12, 11-15', '9-12, nachmittags', '25-26', '9:75-12', 'nach Vereinbarung'])(
  '"%s" is no opening',
  (text) => {
    expect(readDayHours(text)).toBeNull();
  },
);

test('what was read is written so that it is read again', () => {
  const week = [
    { weekday: 1, ...afternoon },
    { weekday: 0, ...afternoon },
    { weekday: 0, ...morning },
  ];
  expect(writeDayHours(week, 0)).toBe('09:00–12:00, 14:00–18:00');
  expect(readDayHours(writeDayHours(week, 0))).toEqual([morning, afternoon]);
  expect(writeDayHours(week, 2)).toBe('');
  expect(areApart(week)).toBe(true);
  expect(areApart([...week, { weekday: 0, from: '11:00', to: '13:00' }])).toBe(false);
});
