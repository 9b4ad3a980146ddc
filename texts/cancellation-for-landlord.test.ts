import { expect, test } from 'vitest';
import { cancellationForLandlord, type CancellationOfLandlord } from './cancellation-for-landlord.ts';
import { createSiteTexts } from './site-texts.ts';

const t = createSiteTexts().translate('en');
const told = (more: Partial<CancellationOfLandlord>): string =>
  cancellationForLandlord(
    {
      ...{ fee: 132.4, share: { commission: 19.86, receives: 112.54 } },
      ...{ open: 0, collectedByUs: true, bound: true, byGuest: true, ...more },
    },
    t,
    (euros) => `€${euros.toFixed(2)}`,
  );

test('a paid fee is not owed any more, and the landlord sees their share', () => {
  expect(told({})).toMatch(/€132\.40.*€112\.54.*€19\.86/);
  expect(told({})).not.toMatch(/owes/);
});

test('a guest owes what is open of a fee, and no more', () => {
  expect(told({ open: 50 })).toContain('still owes €50.00');
});

test('a landlord who collects keeps the fee and gives the rest back', () => {
  expect(told({ collectedByUs: false })).toMatch(/refund.*€19\.86/);
  expect(told({ collectedByUs: false, fee: 0 })).toContain('refund');
  expect(told({ collectedByUs: false, fee: 0, bound: false })).not.toContain('refund');
  expect(told({ fee: 0 })).not.toContain('refund');
});

test('only the fee is shown if the commission is unknown', () => {
  expect(told({ share: null })).toContain('€132.40');
  expect(told({ share: null })).not.toContain('112.54');
});
test('where the landlord’s side has cancelled, the guest gets everything back and the landlord nothing', () => {
  expect(told({ fee: 0, byGuest: false })).toMatch(/nothing for this stay.*no commission/);
  const collects = told({ fee: 0, byGuest: false, collectedByUs: false });
  expect(collects).toMatch(/Please refund in full.*no commission/);
});
