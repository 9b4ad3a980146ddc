import { expect, test } from 'vitest';
import { planChangeovers, type Occupancy } from './plan-changeovers.ts';

const stay = (startDate: string, endDate: string, fields: Partial<Occupancy> = {}): Occupancy => ({
  ...{ objectNumber: 1, startDate, endDate, persons: 2, childAges: [], dogs: 0, lines: [] },
  ...fields,
});

test('each departure has the arrival after it, and the first arrival has nobody before', () => {
  const planned = planChangeovers([
    stay('2030-06-01', '2030-06-08'),
    stay('2030-06-08', '2030-06-15', { persons: 5, childAges: [2], dogs: 1 }),
    stay('2030-07-01', '2030-07-03', { persons: null }),
    stay('2030-06-10', '2030-06-12', { objectNumber: 2 }),
  ]);
  expect(
    planned.map(({ objectNumber, date, departure, arrival, isSameDay }) => [
      ...[objectNumber, date, departure?.persons, arrival?.date, arrival?.persons, isSameDay],
    ]),
  ).toEqual([
    [1, '2030-06-01', undefined, '2030-06-01', 2, false],
    [1, '2030-06-08', 2, '2030-06-08', 5, true],
    [1, '2030-06-15', 5, '2030-07-01', null, false],
    [1, '2030-07-03', null, undefined, undefined, false],
    [2, '2030-06-10', undefined, '2030-06-10', 2, false],
    [2, '2030-06-12', 2, undefined, undefined, false],
  ]);
});

test('what is prepared was booked, is of the home, and counts once for all nights', () => {
  const [first] = planChangeovers([
    stay('2030-06-01', '2030-06-08', {
      lines: [
        { code: 'bedLinen', unit: 'person', quantity: 4 },
        { code: 'highChair', unit: 'stay', quantity: 0 },
        { code: 'dog', unit: 'dogNight', quantity: 14 },
        { code: 'finalCleaning', unit: 'stay', quantity: 1 },
        { code: 'touristTax', unit: 'personNight', quantity: 28 },
      ],
    }),
  ]);
  expect(first!.arrival!.extras).toEqual([
    { code: 'bedLinen', quantity: 4 },
    { code: 'dog', quantity: 2 },
  ]);
});

test('a late check-out is known where it was booked', () => {
  const late = (quantity: number) =>
    planChangeovers([
      stay('2030-06-01', '2030-06-08', { lines: [{ code: 'lateCheckout', unit: 'stay', quantity }] }),
    ])[1]!.departure!.lateCheckout;
  expect([late(1), late(0)]).toEqual([true, false]);
});
