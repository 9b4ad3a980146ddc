import { expect, test } from 'vitest';
import { bookingStates } from '../../../../contract/booking/booking.ts';
import { company } from '../../../../domain/company.ts';
import { transferOf } from './transfer-of.ts';

const totals = { complete: 70_000, prepaid: 67_200, onSite: 2_800 };
const booking = {
  state: 'confirmed',
  display_number: 4_000_001,
  quote: { collectedByUs: true, totals },
} as const;

test.each(bookingStates)('the account is told of a confirmed booking alone: %s', (state) => {
  const transfer = transferOf({ ...booking, state });
  if (state === 'confirmed') {
    expect(transfer).toMatchObject({ iban: 'DE02 1203 0000 0000 2020 51', reference: '4000001' });
  } else {
    expect(transfer).toBeNull();
  }
});

test('there is no account where the landlord collects, and none where nothing is paid to us', () => {
  expect(transferOf({ ...booking, quote: { collectedByUs: false, totals } })).toBeNull();
  expect(
    transferOf({ ...booking, quote: { collectedByUs: true, totals: { ...totals, prepaid: 0 } } }),
  ).toBeNull();
});

test('the account number is one: its check digits are right (ISO 7064, MOD 97-10)', () => {
  const { iban } = company.bankAccount;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  expect(BigInt(digits) % 97n).toBe(1n);
});
