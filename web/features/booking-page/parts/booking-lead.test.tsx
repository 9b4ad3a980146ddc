import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { TextsProvider } from '../../../app/texts-context.tsx';
import { BookingLead } from './booking-lead.tsx';
import { euros } from '../../../../domain/money.ts';

const t = createSiteTexts().translate('en');
const price = {
  priceObject: { original: 700, price: 700, originalWithoutAdditions: 700, priceComplete: 700, duration: 7 },
  priceServicesMandatory: [],
  priceServicesOnSiteMandatory: [],
  priceServicesOptional: [],
  priceServicesOnSiteOptional: [],
  bonusAmount: 0,
  inkasso: 1,
  paymentPlan: [],
};
const leadOf = (booking: Partial<Booking>): string =>
  renderToStaticMarkup(
    <TextsProvider value={{ language: 'en', t, textsUrl: '' }}>
      <BookingLead
        booking={{ price, payments: [], money: null, cancelledAt: null, ...booking } as unknown as Booking}
        today="2027-06-10"
      />
    </TextsProvider>,
  );

test('good wishes are for the stay, and a look back from the day after the departure', () => {
  expect(leadOf({ status: 'confirmed', endDate: '2027-06-10' })).toContain(t('booking.statusText.confirmed'));
  expect(leadOf({ status: 'confirmed', endDate: '2027-06-09' })).toContain(t('booking.statusText.over'));
});

test('a cancelled booking says first when it was cancelled, what that costs and what goes back', () => {
  const cancelled = { status: 'cancelled', cancelledAt: '2027-06-10T10:00:00.000Z' } as const;
  const free = leadOf({ ...cancelled, cancellationFee: euros(0) });
  expect(free).toContain('You cancelled this booking on 10 Jun 2027, 12:00.');
  expect(free).toContain('Cancellation fee: €0.00. Nothing is left to pay.');
  const dear = leadOf({
    ...cancelled,
    cancellationFee: euros(350),
    money: { href: '', open: euros(0), overdue: euros(0), refunded: euros(350), refunds: [], received: [] },
  });
  expect(dear).toContain('Cancellation fee: €350.00<');
  expect(dear).toContain('We refund €350.00');
});

test('where the host has the money, it is the host who gives it back', () => {
  const cancelled = { status: 'cancelled', cancelledAt: '2027-06-10T10:00:00.000Z' } as const;
  const byHost = { ...price, inkasso: 0 } as unknown as Booking['price'];
  expect(leadOf({ ...cancelled, cancellationFee: euros(0), price: byHost })).toContain(
    t('booking.view.refundByHost.free'),
  );
  expect(leadOf({ ...cancelled, cancellationFee: euros(350), price: byHost })).toContain(
    t('booking.view.refundByHost.fee'),
  );
  expect(leadOf({ ...cancelled, cancellationFee: euros(350) })).not.toContain('host');
});

test('a request that was withdrawn, and an option that was given up, were no booking and cost nothing', () => {
  const byHost = { ...price, inkasso: 0 } as unknown as Booking['price'];
  const over = {
    status: 'cancelled',
    cancelledAt: '2027-06-10T10:00:00.000Z',
    cancellationFee: euros(0),
  } as const;
  const request = leadOf({ ...over, withdrawn: 'request', price: byHost });
  expect(request).toContain('You withdrew your request on 10 Jun 2027, 12:00.');
  expect(leadOf({ ...over, withdrawn: 'option' })).toContain('You released your hold on 10 Jun 2027, 12:00.');
  for (const word of ['cancel', 'Cancel', 'booking', 'refund']) expect(request).not.toContain(word);
});

test('a booking that stands says what is open, and nothing of a fee', () => {
  const open = {
    href: '',
    open: euros(200),
    overdue: euros(0),
    refunded: euros(0),
    refunds: [],
    received: [],
  };
  const html = leadOf({ status: 'confirmed', cancellationFee: null, money: open });
  expect(html).toContain('€200');
  expect(html).not.toContain('€200.00');
  expect(html).not.toContain('fee');
});

test('what is open is written as the payments are', () => {
  const money = {
    href: '',
    open: euros(200),
    overdue: euros(0),
    refunded: euros(0),
    refunds: [],
    received: [],
  };
  const payments = [
    { kind: 'downPayment', dueDate: null, amount: euros(127.2), open: euros(0), paidOn: null },
  ] as const;
  expect(leadOf({ status: 'confirmed', money, payments: [...payments] })).toContain('€200.00');
});
