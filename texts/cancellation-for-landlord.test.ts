import { expect, test } from 'vitest';
import { cancellationForLandlord, type CancellationOfLandlord } from './cancellation-for-landlord.ts';
import { createSiteTexts } from './site-texts.ts';
import { euros } from '../domain/money.ts';

const t = createSiteTexts().translate('en');
const told = (more: Partial<CancellationOfLandlord>): string =>
  cancellationForLandlord(
    {
      ...{ fee: euros(132.4), share: { commission: euros(19.86), receives: euros(112.54) } },
      ...{ open: euros(0), collectedByUs: true, bound: true, byGuest: true, ...more },
    },
    t,
    (amount) => `€${amount.toFixed(2)}`,
  );

test('a paid fee is not owed any more, and the landlord sees their share', () => {
  expect(told({})).toMatch(/€132\.40.*€112\.54.*€19\.86/);
  expect(told({})).not.toMatch(/owes/);
});

test('a guest owes what is open of a fee, and no more', () => {
  expect(told({ open: euros(50) })).toContain('still owes €50.00');
});

test('a landlord who collects keeps the fee and gives the rest back', () => {
  expect(told({ collectedByUs: false })).toMatch(/refund.*€19\.86/);
  expect(told({ collectedByUs: false, fee: euros(0) })).toContain('refund');
  expect(told({ collectedByUs: false, fee: euros(0), bound: false })).not.toContain('refund');
  expect(told({ fee: euros(0) })).not.toContain('refund');
});

test('only the fee is shown if the commission is unknown', () => {
  expect(told({ share: null })).toContain('€132.40');
  expect(told({ share: null })).not.toContain('112.54');
});
test('where the landlord’s side has cancelled, the guest gets everything back and the landlord nothing', () => {
  expect(told({ fee: euros(0), byGuest: false })).toMatch(/nothing for this stay.*no commission/);
  const collects = told({ fee: euros(0), byGuest: false, collectedByUs: false });
  expect(collects).toMatch(/Please refund in full.*no commission/);
});
