import { expect, test } from 'vitest';
import { cents } from '../../../../domain/cents.ts';
import { negate } from '../../../../domain/money.ts';
import type { BookingRow } from '../booking-store.ts';
import type { Invoice } from '../money/invoice-store.ts';
import type { PostedMoney } from '../rules/payment-schedule.ts';
import { invoiceAsOfToday } from './invoice-as-of-today.ts';

const account = { bank: 'Bank', holder: 'Haus GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' };
const booking = {
  state: 'confirmed',
  bound_on: '2027-03-01',
  start_date: '2027-07-03',
  display_number: 4_000_321,
  quote: {
    collectedByUs: true,
    paymentPlan: [
      { kind: 'downPayment', dueDate: null, amount: cents(30_600) },
      { kind: 'balance', dueDate: '2027-05-15', amount: cents(91_800) },
    ],
  },
} as unknown as BookingRow;
const asked = [
  { kind: 'downPayment', dueDate: '2027-03-08', amount: cents(30_600) },
  { kind: 'balance', dueDate: '2027-05-15', amount: cents(91_800) },
];
const invoice = {
  ...{ id: 7, series: 'RE2027', number: 233, kind: 'stay', cancels: null, issued_on: '2027-03-01' },
  facts: { payments: asked, paid: cents(0), transfer: null, codes: [], onSite: cents(1_960) },
} as unknown as Invoice;

const received = (subject: string, amount: number): PostedMoney => ({
  ...{ account: 'guestReceivable', amount: negate(cents(amount)), subject, dueOn: null },
  postedAt: new Date('2027-03-01T10:00:00Z'),
});
const opened = (entries: readonly PostedMoney[], invoices = [invoice]) =>
  invoiceAsOfToday(invoice, { booking, invoices, entries, account, today: '2027-03-02' });

test('a voucher that pays after the issue is named, and only what is open is asked for', () => {
  const { invoice: printed, received: parts } = opened([received('voucher/1', 20_000)]);
  expect(parts).toEqual([{ way: 'voucher', amount: 20_000, receivedOn: '2027-03-01' }]);
  expect(printed.facts.payments.map(({ amount }) => amount)).toEqual([10_600, 91_800]);
  expect(printed.facts.codes.map(({ text }) => /EUR[\d.]+/.exec(text)![0])).toEqual([
    'EUR106.00',
    'EUR918.00',
  ]);
  expect(printed.facts.paid).toBe(20_000);
});

test('what a card has paid has no code any more, and once all is paid there is neither account nor code', () => {
  const deposit = [received('voucher/1', 20_000), received('payment/1', 10_600)];
  expect(opened(deposit).invoice.facts.codes.map(({ part }) => part.kind)).toEqual(['balance']);
  const { invoice: printed, received: parts } = opened([...deposit, received('transfer/1', 91_800)]);
  expect(printed.facts).toMatchObject({ payments: [], codes: [], transfer: null, paid: 122_400 });
  expect(parts.map(({ way }) => way)).toEqual(['voucher', 'card', 'transfer']);
});

test('an invoice that was taken back asks for nothing and says by which it was', () => {
  const reversal = { ...invoice, id: 8, number: 234, kind: 'cancellation', cancels: 7 } as Invoice;
  const { invoice: printed, reversedBy } = opened([], [invoice, reversal]);
  expect(printed.facts).toMatchObject({ payments: [], codes: [], transfer: null });
  expect(reversedBy).toEqual({ name: 'RE2027-000234', issuedOn: '2027-03-01' });
});
