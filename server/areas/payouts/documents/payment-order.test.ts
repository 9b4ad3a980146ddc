import { expect, test } from 'vitest';
import { findingsOf } from '../../../../tests/money-files/check-money-file.ts';
import { paymentOrder, withoutName } from './payment-order.ts';

const run = { id: 7, execute_on: '2027-07-20', decided_at: new Date('2027-07-19T10:00:00.123Z') };
const payouts = [
  { id: 500_001, amount_cents: 59_500, holder: 'Łukasz Đoković & Söhne', iban: 'DE89370400440532013000' },
  { id: 500_002, amount_cents: 1, holder: 'Ελένη Παπαδοπούλου', iban: 'FR1420041010050500013M02606' },
  { id: 500_003, amount_cents: 99_999_999, holder: 'A'.repeat(70), iban: 'ES9121000418450200051332' },
];
const order = paymentOrder(run, payouts);

test('an order is valid, in letters that all banks take', async () => {
  expect(await findingsOf('pain.001', order)).toEqual([]);
  expect(order).toContain('<Nm>Lukasz Dokovic + Soehne</Nm>');
  expect(order).toContain('<Nm>Eleni Papadopoulou</Nm>');
  expect(order).toContain('<CtrlSum>1000595.00</CtrlSum>');
});

test('a name that nobody can write keeps that one payout out of the order, and no other', async () => {
  const unwritable = { id: 500_004, amount_cents: 700, holder: '山田太郎', iban: 'DE89370400440532013000' };
  expect(paymentOrder(run, [...payouts, unwritable])).toBe(order);
  expect(withoutName([...payouts, unwritable])).toEqual([unwritable]);
});

test.each([
  ['a sum', '<CtrlSum>1000595.00<', '<CtrlSum>1000595.01<'],
  ['a count', '<NbOfTxs>3<', '<NbOfTxs>2<'],
  ['a reference', 'AZ-500002', 'AZ-500001'],
  ['an amount', '>0.01</InstdAmt>', '>0.00</InstdAmt>'],
  ['an account', 'ES9121000418450200051332', 'ES91 2100 0418'],
  ['a letter', 'Soehne', 'Söhne'],
  ['the order of elements', '<ChrgBr>SLEV</ChrgBr>', ''],
])('%s that is wrong is found', async (_, right, wrong) => {
  expect(order).toContain(right);
  expect(await findingsOf('pain.001', order.replace(right, wrong))).not.toEqual([]);
});
