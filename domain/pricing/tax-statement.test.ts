import { expect, test } from 'vitest';
import { cents } from '../cents.ts';
import { monthRange, statementByPlace, type TaxedStay } from './tax-statement.ts';

const stay = (fields: Partial<TaxedStay>): TaxedStay => ({
  ...{ bookingNumber: 1, place: 'Keitum', title: 'Haus', startDate: '2027-07-10', endDate: '2027-07-17' },
  ...{ persons: 2, childAges: [], lines: [], registered: null, bands: [] },
  ...fields,
});
const perNight = (price: number, quantity: number) => ({
  ...{ unit: 'personNight', unitPrice: cents(price), quantity, total: cents(price * quantity) },
});

test('stays are summed by place, with person nights by rate and age', () => {
  const [keitum, tinnum] = statementByPlace([
    stay({
      place: 'Tinnum',
      lines: [{ unit: 'stay', unitPrice: cents(900), quantity: 1, total: cents(900) }],
    }),
    stay({ persons: 4, childAges: [3, 12], lines: [perNight(350, 14), perNight(100, 7)] }),
    stay({ bookingNumber: 2, lines: [perNight(350, 14)] }),
  ]);
  expect(keitum).toMatchObject({
    ...{ place: 'Keitum', personNights: 42, childNights: 14, ofPrices: 0, amount: 10_500 },
    rates: [
      { unitPrice: 350, quantity: 28, total: 9800 },
      { unitPrice: 100, quantity: 7, total: 700 },
    ],
  });
  expect(keitum!.stays[0]).toMatchObject({
    nights: 7,
    adults: 2,
    personNights: 28,
    taxedNights: 21,
    amount: 5600,
  });
  expect(tinnum).toMatchObject({ place: 'Tinnum', rates: [], ofPrices: 900, amount: 900 });
});

test('a stay without tax is listed, too, and more ages than persons make no negative adults', () => {
  const [place] = statementByPlace([stay({ persons: 1, childAges: [3, 4] })]);
  expect(place).toMatchObject({ amount: 0, personNights: 7, childNights: 7 });
  expect(place!.stays[0]!.adults).toBe(0);
});

test('those who travelled count where the guest has entered them, with what they owe', () => {
  const bands = [
    { fromAge: 0, toAge: 5, amount: cents(0) },
    { fromAge: 6, toAge: 99, amount: cents(200) },
  ];
  const booked = stay({ persons: 4, childAges: [7, 3], lines: [perNight(200, 21)], bands });
  const registered = { persons: 3, childAges: [4] };
  const [place] = statementByPlace([{ ...booked, registered }]);
  expect(place).toMatchObject({ personNights: 21, childNights: 7, amount: 2800 });
  expect(place!.stays[0]).toMatchObject({ adults: 2, taxedNights: 14, bookedAmount: 4200 });
  // The same people owe what is booked, and nothing differs.
  const [same] = statementByPlace([{ ...booked, registered: { persons: 4, childAges: [7, 3] } }]);
  expect(same!.stays[0]).toMatchObject({ amount: 4200, bookedAmount: null });
});

test('a tax that is a share of the price stays as it was agreed, whoever travels', () => {
  const lines = [{ unit: 'stay', unitPrice: cents(900), quantity: 1, total: cents(900) }];
  const bands = [{ fromAge: 0, toAge: 99, amount: cents(0), percent: 5 }];
  const [place] = statementByPlace([stay({ lines, bands, registered: { persons: 1, childAges: [] } })]);
  expect(place).toMatchObject({ amount: 900, personNights: 7 });
  expect(place!.stays[0]!.bookedAmount).toBe(null);
});

test('a month ends where the next one begins', () => {
  expect(monthRange('2026-12')).toEqual({ from: '2026-12-01', until: '2027-01-01' });
  expect(monthRange('2027-02')).toEqual({ from: '2027-02-01', until: '2027-03-01' });
});
