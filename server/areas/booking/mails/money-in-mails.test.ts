import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { aBookingMail } from '../../../../tests/builders/booking-mail.ts';
import type { BookingRow } from '../booking-store.ts';
import { renderBookingMail } from './render-booking-mail.ts';
import type { BookingMailInput } from './booking-mail-input.ts';
import { cents } from '../../../../domain/cents.ts';

const translate = createSiteTexts().translate('en');

function mailOf(
  kind: BookingMailInput['kind'],
  {
    collectedByUs,
    entries = [],
    cancelledAt = null,
    confirmedByHost = true,
    ...fields
  }: Partial<BookingRow> & {
    collectedByUs: boolean;
    entries?: BookingMailInput['entries'];
    cancelledAt?: BookingMailInput['cancelledAt'];
    confirmedByHost?: boolean;
  },
): string {
  const booking = {
    id: 100_001,
    display_number: 4_000_001,
    start_date: '2027-07-03',
    end_date: '2027-07-10',
    persons: 2,
    child_ages: [],
    dogs: 0,
    pet_sizes: [],
    hold_until: null,
    total_cents: 70_000,
    cancellation_fee_cents: 13_240,
    cancelled_by: null,
    cancellation_reason: null,
    bound_on: '2027-03-01',
    payment: 2,
    landlord_message: '',
    remarks: '',
    customer: { salutation: 'none', firstName: 'Ada', lastName: 'Berg' },
    quote: {
      lines: [],
      bonus: { state: 'none', amount: 0 },
      totals: { complete: 70_000, prepaid: 70_000, onSite: 0 },
      paymentPlan: [{ kind: 'full', dueDate: null, amount: 70_000 }],
      paymentMethods: [3, 1, 2],
      cancellation: [{ daysBefore: 30, percent: 50 }],
      collectedByUs,
    },
    ...fields,
  } as unknown as BookingRow;
  const { text } = renderBookingMail({
    ...aBookingMail,
    kind,
    booking,
    entries,
    cancelledAt,
    confirmedByHost,
    home: {
      ...{ title: 'Casa', place: 'Maó', lat: 40, lon: 4, withinMetres: null, address: null },
      ...{ arrivalInfo: null, arrivalInfoLanguage: null, houseRules: null, ownRules: null },
      ...{ checkIn: null, checkOut: null },
      landlord: {
        ...{ number: 1, name: 'Nils', email: 'l@example.org', phone: null },
        ...{ language: 'en', address: null, vatId: null },
      },
      country: 'es',
      region: 'menorca',
    },
    commissionPerMille: kind.recipient === 'landlord' ? 150 : null,
    language: 'en',
    translate,
  });
  return text.replaceAll(/\s+/g, ' ');
}

const claim = (amount: number, dueOn: string | null): BookingMailInput['entries'][number] => ({
  account: 'guestReceivable',
  amount: cents(amount),
  subject: dueOn === null ? 'payment/1' : null,
  dueOn,
  postedAt: new Date('2027-03-06T10:00:00Z'),
});

test('a landlord who collects is told how the guest wants to pay, and once it is confirmed what to send', () => {
  for (const template of ['booked', 'request', 'confirmed'] as const) {
    const own = mailOf({ template, recipient: 'landlord' }, { collectedByUs: false });
    expect(own).toContain('Payment method: Bank transfer');
    expect(own.includes('your bank details')).toBe(template === 'confirmed');
    expect(mailOf({ template, recipient: 'landlord' }, { collectedByUs: true })).not.toContain(
      'Payment method',
    );
    expect(mailOf({ template, recipient: 'guest' }, { collectedByUs: false })).not.toContain(
      'your bank details',
    );
  }
  const debit = mailOf(
    { template: 'confirmed', recipient: 'landlord' },
    { collectedByUs: false, payment: 11 },
  );
  expect(debit).toContain('SEPA mandate');
});

test('who pays by transfer reads how once the account is named, and until then when it will be', () => {
  const mail = (template: 'booked' | 'confirmed'): string =>
    mailOf({ template, recipient: 'guest' }, { collectedByUs: true });
  expect(mail('confirmed')).toContain(translate('mail.pay.byTransfer'));
  expect(mail('confirmed')).not.toContain(translate('booking.payment.hint.house.2'));
  expect(mail('booked')).toContain(translate('booking.payment.hint.house.2'));
  expect(mail('booked')).not.toContain(translate('mail.pay.byTransfer'));
});

test('of a cancelled stay a landlord reads what is kept, what is still owed, and what of it is theirs', () => {
  const toLandlord = { template: 'cancelled', recipient: 'landlord' } as const;
  const paid = [claim(13_240, '2027-03-13'), claim(-13_240, null)];
  const kept = mailOf(toLandlord, { collectedByUs: true, entries: paid });
  for (const amount of ['€132.40', '€112.54', '€19.86']) expect(kept).toContain(amount);
  expect(kept).not.toContain('owes');
  const open = mailOf(toLandlord, {
    collectedByUs: true,
    entries: [claim(13_240, '2027-03-13'), claim(-10_000, null)],
  });
  expect(open).toContain('still owes €32.40');
  const own = mailOf(toLandlord, { collectedByUs: false });
  expect(own).toContain('€132.40. If the guest has already paid you more, please refund the rest');
});

test('a guest who has cancelled reads that the host gives back what the host has collected', () => {
  const toGuest = { template: 'cancelled', recipient: 'guest' } as const;
  expect(mailOf(toGuest, { collectedByUs: false })).toContain(translate('booking.view.refundByHost.fee'));
  const free = { cancellation_fee_cents: cents(0) };
  expect(mailOf(toGuest, { collectedByUs: false, ...free })).toContain(
    translate('booking.view.refundByHost.free'),
  );
  expect(mailOf(toGuest, { collectedByUs: false, ...free, bound_on: null })).not.toContain(
    'already paid the host',
  );
  expect(mailOf(toGuest, { collectedByUs: true })).not.toContain('to the host');
});

test('of a request or an option that was taken back no mail speaks of a booking, a fee or nights that were never taken', () => {
  const unbound = {
    collectedByUs: true,
    state: 'cancelled',
    cancellation_fee_cents: cents(0),
    bound_on: null,
  } as const;
  const request = { ...unbound, method: 'request' } as const;
  const option = { ...unbound, method: 'option', hold_until: new Date('2027-03-04T10:00:00Z') } as const;
  for (const recipient of ['guest', 'landlord'] as const) {
    const kind = { template: 'cancelled', recipient } as const;
    for (const row of [request, option]) {
      expect(mailOf(kind, row)).not.toMatch(/cancel|fee/i);
      expect(mailOf(kind, row)).not.toContain(translate('mail.facts.holdUntil'));
    }
    expect(mailOf(kind, { ...unbound, method: 'booking' })).toMatch(/cancel/i);
  }
  const toLandlord = { template: 'cancelled', recipient: 'landlord' } as const;
  expect(mailOf(toLandlord, request)).not.toContain('available again');
  expect(mailOf(toLandlord, option)).toContain('The nights are available again');
  expect(mailOf({ ...toLandlord, recipient: 'guest' }, request)).toContain('Your request is withdrawn');
});

test('a guest who has cancelled reads what of the money goes back on a voucher, where no bank shows it', () => {
  const cancelledAt = new Date('2027-03-06T10:00:00Z');
  const toGuest = { template: 'cancelled', recipient: 'guest' } as const;
  const toCard = claim(71_400, null);
  const toVoucher = { ...claim(16_760, null), subject: 'voucher/300001' };
  const back = mailOf(toGuest, { collectedByUs: true, entries: [toCard, toVoucher], cancelledAt });
  expect(back).toContain('We refund: €881.60');
  expect(back).toContain('Of which to the voucher: €167.60');
  const byCard = mailOf(toGuest, { collectedByUs: true, entries: [toCard], cancelledAt });
  expect(byCard).toContain('We refund: €714.00');
  expect(byCard).not.toContain('voucher');
});

test('the first mail says how and from when on a guest pays, and the confirmation has the link and the day', () => {
  const guest = (template: 'booked' | 'confirmed') => ({ template, recipient: 'guest' }) as const;
  const online = { state: 'confirmed', payment: 3, collectedByUs: true } as const;
  const first = mailOf(guest('booked'), { ...online, state: 'booked', bound_on: null });
  expect(first).toContain('You only pay once the host has confirmed. You pay on our payment service’s page.');
  expect(first).toContain('Until the host has confirmed, you can cancel free of charge.');
  expect(first).toContain('You can cancel free of charge until');
  expect(first).not.toContain('/payment/en/');
  const confirmed = mailOf(guest('confirmed'), online);
  expect(confirmed).toContain('https://www.feriola.test/payment/en/?bookingID=');
  expect(confirmed).toMatch(/Pay €700\.00/);
});

const byVoucher: BookingMailInput['entries'][number] = {
  ...claim(-20_000, null),
  subject: 'voucher/1',
  postedAt: new Date('2027-03-01T10:00:00Z'),
};
const instant = { collectedByUs: true, confirmedByHost: false, payment: 3, state: 'confirmed' } as const;

test('the mail of an instant booking names no answer of the host and does not ask for what is being paid', () => {
  const kind = { template: 'confirmed', recipient: 'guest' } as const;
  const text = mailOf(kind, { ...instant, entries: [byVoucher] });
  expect(text).not.toContain('The host has confirmed');
  expect(text).toContain('booked instantly');
  expect(text).toContain('Your online payment of €500.00 is on its way');
  expect(text).toMatch(/Travel voucher, redeemed on 1 Mar(ch)? 2027.? ?:? ?€200\.00/);
  expect(text).not.toMatch(/IBAN|Pay €500/);
  const all = [byVoucher, { ...claim(-50_000, null), postedAt: new Date('2027-03-01T10:01:00Z') }];
  const paid = mailOf(kind, { ...instant, entries: all });
  expect(paid).toContain('We have received your payment');
  expect(paid).not.toContain('on its way');
  // A booking that a host confirmed, and one that is paid by transfer, are asked as ever.
  expect(mailOf(kind, { ...instant, confirmedByHost: true })).toContain('IBAN');
  expect(mailOf(kind, { ...instant, payment: 2 })).toContain('IBAN');
});
