import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { euros } from '../../../domain/money.ts';
import { paymentCodes } from '../../../domain/pricing/payment-methods.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import type { ShownPrice } from '../price/shown-price.ts';
import type { BookableHome } from './bookable-home.ts';
import { Recap } from './recap.tsx';
import { voucherCover } from './use-voucher-cover.ts';

const t = createSiteTexts().translate('en');
const price = {
  paymentPlan: [
    { kind: 'downPayment', dueDate: null, amount: euros(306) },
    { kind: 'balance', dueDate: '2027-05-15', amount: euros(918) },
  ],
} as unknown as ShownPrice;
const stay = {
  startDate: '2027-07-03',
  endDate: '2027-07-10',
  persons: 2,
  childAges: [],
  pets: 0,
  petSizes: [],
};

function recapWith(balance: number | null): string {
  const answer =
    balance === null ? null : { value: euros(200), balance: euros(balance), validUntil: '2029-12-31' };
  return renderToStaticMarkup(
    <TextsProvider value={{ language: 'en', t, textsUrl: '' }}>
      <Recap
        method="booking"
        home={{ title: 'Casa', instantBooking: true } as BookableHome}
        stay={stay}
        price={price}
        cover={voucherCover(price, { answer })}
        payment={paymentCodes.online}
      />
    </TextsProvider>,
  ).replaceAll(/<[^>]*>/g, ' ');
}

test('beside the binding button stands what is charged then: the part that the voucher leaves', () => {
  expect(recapWith(null)).toMatch(/To pay now\s+€306/);
  expect(recapWith(200)).toMatch(/Travel voucher\s+[−-]€200\s+To pay now\s+€106/);
  expect(recapWith(200)).toMatch(/€1,224/);
});

test('where the voucher pays all that is due before the stay, nothing is to be paid now', () => {
  expect(recapWith(2_000)).toMatch(/[−-]€1,224\s+Nothing to pay now/);
});
