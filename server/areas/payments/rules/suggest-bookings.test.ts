import { expect, test } from 'vitest';
import { certainBooking, suggestBookings, type OpenBooking } from './suggest-bookings.ts';
import { cents } from '../../../../domain/cents.ts';

const booking = (displayNumber: number, more: Partial<OpenBooking> = {}): OpenBooking => ({
  ...{
    displayNumber,
    firstName: 'Erika',
    lastName: 'Test',
    open: cents(17_000),
    claims: [cents(5_000), cents(12_000)],
  },
  ...more,
});
const line = { amount: cents(99_900), name: 'Bank', purpose: '' };
const found = (of: Partial<typeof line>, bookings = [booking(4_000_002)]) =>
  suggestBookings({ ...line, ...of }, bookings).map(({ booking: { displayNumber }, by }) => [
    displayNumber,
    by.join(' '),
  ]);

test.each([
  ['the whole sum', { amount: cents(17_000) }, [[4_000_002, 'amount']]],
  ['an instalment and the name', { amount: cents(5_000), name: 'ERIKA TEST' }, [[4_000_002, 'amount name']]],
  ['the number and another sum', { purpose: 'Buchung 4000002' }, [[4_000_002, 'number']]],
  ['a digit that is wrong', { purpose: 'Buchung 4000003' }, [[4_000_002, 'reference']]],
  ['neighbours changed about', { purpose: '4000020' }, [[4_000_002, 'reference']]],
  ['a name alone', { name: 'Erika Test' }, []],
  ['another number', { purpose: 'Rechnung 4111112' }, []],
] as const)('a transfer with %s', (_what, of, suggested) => {
  expect(found(of)).toEqual(suggested);
});

test('the most probable comes first, and never more than three', () => {
  const all = [1, 2, 3, 4].map((at) => booking(5_000_000 + at * 111));
  const named = booking(6_000_000, { lastName: 'Müller-Lüdenscheidt' });
  const suggested = found({ amount: cents(17_000), name: 'A. Mueller' }, [...all, named]);
  expect(suggested).toHaveLength(3);
  expect(suggested[0]).toEqual([6_000_000, 'amount name']);
});

test.each([
  ['number and sum', { amount: cents(17_000), purpose: 'Buchung 4000002' }, 4_000_002],
  [
    'a wrong digit, the name and the sum',
    { amount: cents(17_000), purpose: '4000003', name: 'Test' },
    4_000_002,
  ],
  ['a wrong digit and the sum', { amount: cents(17_000), purpose: '4000003' }, null],
  ['name and sum', { amount: cents(17_000), name: 'Erika Test' }, null],
  ['the number and another sum', { purpose: 'Buchung 4000002' }, null],
])('certain by %s', (_, of, certain) => {
  const suggestions = suggestBookings({ ...line, ...of }, [booking(4_000_002)]);
  expect(certainBooking(suggestions, 'unknown')?.displayNumber ?? null).toBe(certain);
  expect(certainBooking(suggestions, 'taken-back')).toBeNull();
});
