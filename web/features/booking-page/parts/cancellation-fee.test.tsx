import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { TextsProvider } from '../../../app/texts-context.tsx';
import { Fee } from './cancellation-fee.tsx';
import { euros } from '../../../../domain/money.ts';

const t = createSiteTexts().translate('en');
const shown = (
  fee: number,
  inkasso: number,
  refund: number,
  status: Booking['status'] = 'confirmed',
  refunds: Parameters<typeof Fee>[0]['fee']['refunds'] = [],
) =>
  renderToStaticMarkup(
    <TextsProvider value={{ language: 'en', t, textsUrl: '' }}>
      <Fee
        fee={{ status, fee: euros(fee), feePercent: 20, refund: euros(refund), refunds }}
        inkasso={inkasso}
      />
    </TextsProvider>,
  );

test('a refund is promised by the house where it has the money, and by the host where the host has', () => {
  expect(shown(0, 1, 560)).toContain('We refund in full what you have already paid: €560');
  expect(shown(140, 1, 560)).toContain('We refund €560: what you have already paid');
  expect(shown(0, 0, 0)).toContain('The host refunds in full');
  expect(shown(140, 0, 0)).toContain('The host refunds what you have already paid');
  for (const fee of [0, 140]) expect(shown(fee, 0, 0)).not.toContain('We refund');
});

test('nothing is promised of what nobody has paid', () => {
  for (const fee of [0, 140]) expect(shown(fee, 1, 0)).not.toContain('refund');
  // Before the confirmation there was nothing to pay.
  expect(shown(0, 0, 0, 'booked')).not.toContain('refund');
});

test('a request is withdrawn and an option given up, and nothing is said of a cancellation', () => {
  expect(shown(0, 1, 0, 'requested')).toContain('We’ll let the host know that no reply is needed.');
  expect(shown(0, 1, 0, 'option')).toContain('The dates become available again');
  for (const status of ['requested', 'option'] as const)
    expect(shown(0, 1, 0, status)).not.toMatch(/cancell/i);
  // The dates of a request were never taken.
  expect(shown(0, 1, 0, 'requested')).not.toContain('free again');
});

test('before a cancellation it is said where each part goes that a voucher and a card have paid', () => {
  const parts = [
    { way: 'card', amount: euros(106) },
    { way: 'voucher', amount: euros(200) },
  ] as const;
  const text = shown(0, 1, 306, 'confirmed', [...parts]);
  expect(text).toContain('€106.00 to the card or account you paid with online');
  expect(text).toContain('€200.00 back to the travel voucher');
  expect(shown(0, 1, 306, 'confirmed', [{ way: 'card', amount: euros(306) }])).not.toContain('<li>');
});
