import { testAccount } from '../../../../tests/builders/operator.ts';
import { expect, test } from 'vitest';
import { bookingStates } from '../../../../contract/booking/booking.ts';
import { transferCodes, outstandingTransfer } from './outstanding-transfer.ts';
import { cents } from '../../../../domain/cents.ts';
import { negate, type Cents } from '../../../../domain/money.ts';

const onSite = { kind: 'onSite', dueDate: '2027-07-03', amount: cents(2_800) } as const;
const paymentPlan = [{ kind: 'full', dueDate: null, amount: cents(67_200) }, onSite] as const;
const booking = {
  state: 'confirmed',
  display_number: 4_000_001,
  bound_on: '2027-03-04',
  start_date: '2027-07-03',
  quote: { collectedByUs: true, paymentPlan },
} as const;

test.each(bookingStates)('the account is told of a confirmed booking alone: %s', (state) => {
  const transfer = outstandingTransfer({ ...booking, state }, [], testAccount);
  if (state === 'confirmed') {
    expect(transfer).toMatchObject({ iban: 'DE02 1203 0000 0000 2020 51', reference: '4000001' });
  } else {
    expect(transfer).toBeNull();
  }
});

test('there is no account where the landlord collects, and none where nothing is paid to us', () => {
  expect(
    outstandingTransfer({ ...booking, quote: { collectedByUs: false, paymentPlan } }, [], testAccount),
  ).toBeNull();
  expect(
    outstandingTransfer(
      { ...booking, quote: { collectedByUs: true, paymentPlan: [onSite] } },
      [],
      testAccount,
    ),
  ).toBeNull();
});

test('what is paid is asked for no more, and of a part that is paid in part the rest', () => {
  const paid = (cents: Cents) => ({
    account: 'guestReceivable',
    amount: negate(cents),
    subject: 'payment/1',
    dueOn: null,
    postedAt: new Date('2027-03-05T10:00:00Z'),
  });
  expect(transferCodes(booking, [paid(cents(7_200))], testAccount).map(({ part }) => part.amount)).toEqual([
    60_000,
  ]);
  expect(outstandingTransfer(booking, [paid(cents(67_200))], testAccount)).toBeNull();
  expect(transferCodes(booking, [paid(cents(67_200))], testAccount)).toEqual([]);
});

test('the account number is one: its check digits are right (ISO 7064, MOD 97-10)', () => {
  const { iban } = testAccount;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  expect(BigInt(digits) % 97n).toBe(1n);
});
