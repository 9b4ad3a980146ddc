import { expect, test } from 'vitest';
import { euros } from '../../../domain/money.ts';
import { addSuggestion, emptyPart, readParts } from './typed-parts.ts';

const row = (number: string, amount: string) => ({ number, amount });

test.each([
  ['both filled in', [row('4711', '1.175,50'), row('4712', '24.5')], 300, [1175.5, 24.5]],
  ['an empty row between', [row('4711', '100'), emptyPart, row('4712', '0,10')], 1399.9, [100, 0.1]],
  ['too much', [row('4711', '1.500,01 €')], -0.01, [1500.01]],
  ['a Swiss amount', [row('4711', "1'000.50")], 499.5, [1000.5]],
])('rows with %s are read, with what is left', (_what, rows, left, amounts) => {
  const read = readParts(rows, euros(1500));
  expect(read.left).toBe(left);
  expect(read.parts?.map(({ amount }) => amount)).toEqual(amounts);
});

test.each([
  ['nothing', [emptyPart]],
  ['no number', [row('', '5')]],
  ['no amount', [row('4711', '')]],
  ['nonsense', [row('4711', 'five')]],
])('rows with %s are not ready', (_what, rows) => {
  expect(readParts(rows, euros(10)).parts).toBeNull();
});

test('a suggestion takes the first free row, with what is left at most', () => {
  const rows = [row('4711', '80'), emptyPart];
  const booking = { bookingDisplayNumber: 4712, open: euros(50) };
  expect(addSuggestion(rows, booking, euros(100), String)).toEqual([row('4711', '80'), row('4712', '20')]);
  expect(addSuggestion([row('4711', '100')], booking, euros(100), String)).toEqual([
    row('4711', '100'),
    row('4712', ''),
  ]);
});
