import { testAccount } from '../../../../tests/builders/operator.ts';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageWork } from '../../../../tests/harness/image-work.ts';
import { transferCodes } from '../rules/outstanding-transfer.ts';
import { qrSvg } from './qr-svg.ts';
import { cents } from '../../../../domain/cents.ts';

/** Reads the picture as a phone's camera does. */
async function read(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const booking = {
  state: 'confirmed',
  display_number: 4_000_001,
  bound_on: '2027-01-04',
  start_date: '2027-07-03',
  quote: {
    collectedByUs: true,
    totals: { complete: 70_000, prepaid: 67_405, onSite: 2_800 },
    paymentPlan: [
      { kind: 'downPayment', dueDate: null, amount: cents(16_851) },
      { kind: 'balance', dueDate: '2027-05-22', amount: cents(50_554) },
      { kind: 'onSite', dueDate: '2027-07-03', amount: cents(2_800) },
    ],
  },
} as const;

test('a banking app reads account, amount and reference of each part from its code', async () => {
  const codes = transferCodes(booking, [], testAccount);
  expect(codes.map(({ part }) => [part.kind, part.dueDate])).toEqual([
    ['downPayment', '2027-01-11'],
    ['balance', '2027-05-22'],
  ]);
  const { holder, iban, bic } = testAccount;
  const said = await Promise.all(
    codes.map(async ({ text }) => read(await imageWork.twoColours(qrSvg(text)))),
  );
  // EPC069-12: service tag, version, UTF-8, transfer, BIC, name, IBAN, amount, no purpose, no structured reference, text.
  expect(said.map((text) => text?.split('\n'))).toEqual([
    ['BCD', '002', '1', 'SCT', bic, holder, iban, 'EUR168.51', '', '', '4000001'],
    ['BCD', '002', '1', 'SCT', bic, holder, iban, 'EUR505.54', '', '', '4000001'],
  ]);
  for (const { text } of codes) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(331);
});

test.each([
  ['the landlord has not confirmed', { ...booking, state: 'booked' as const, bound_on: null }],
  ['it was cancelled', { ...booking, state: 'cancelled' as const }],
  ['the landlord collects', { ...booking, quote: { ...booking.quote, collectedByUs: false } }],
])('there is no code where %s', (_why, other) => {
  expect(transferCodes(other, [], testAccount)).toEqual([]);
});
