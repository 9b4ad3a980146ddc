import { expect, test } from 'vitest';
import type { Booking } from '../../../contract/booking/booking.ts';
import { languages } from '../../../domain/language.ts';
import { methodsOf, collectors, type Collector } from '../../../domain/pricing/payment-methods.ts';
import { formatterFor } from '../../../texts/format.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { nextStepsOf } from './next-steps.ts';

const texts = createSiteTexts();
const methods = (Object.keys(methodsOf) as Collector[]).flatMap((collector) =>
  methodsOf[collector].map((payment) => ({ collector, payment })),
);

test.each(languages)('every step of every state is told in words, however it is paid: %s', (language) => {
  const t = texts.translate(language);
  for (const status of [
    'requested',
    'option',
    'booked',
    'confirmed',
    'declined',
    'cancelled',
    'expired',
  ] as const) {
    for (const { collector, payment } of methods) {
      const booking = {
        status,
        startDate: '2027-07-03',
        checkIn: '16:00',
        holdUntil: '2027-03-04T10:00:00Z',
        customer: { email: 'erika@example.org' },
        payment,
        payments: [
          { kind: 'downPayment', dueDate: null, amount: 1 },
          { kind: 'balance', dueDate: '2027-05-22', amount: 2 },
          { kind: 'onSite', dueDate: '2027-07-03', amount: 3 },
        ],
        price: { inkasso: collectors[collector], deposit: 5 },
      } as Booking;
      const words = nextStepsOf(booking, t, formatterFor(language, t)).flatMap((step) => [
        step.title,
        step.text ?? '',
        step.when ?? '',
      ]);
      expect(words.filter((text) => /booking\.\w+/.test(text))).toEqual([]);
    }
  }
});

test('whoever has the account on the page is not told that it is still to come', () => {
  const t = texts.translate('en');
  const confirmed = {
    status: 'confirmed',
    startDate: '2027-07-03',
    checkIn: '16:00',
    customer: { email: 'erika@example.org' },
    payment: 2,
    payments: [{ kind: 'full', dueDate: '2027-05-22', amount: 2 }],
    price: { inkasso: collectors.house, deposit: 0 },
  } as unknown as Booking;
  const toPay = (booking: Booking): string | undefined =>
    nextStepsOf(booking, t, formatterFor('en', t)).find(({ key }) => key === 'full')?.text;
  expect(toPay({ ...confirmed, transfer: null })).toContain('Our bank details');
  expect(toPay({ ...confirmed, transfer: {} as NonNullable<Booking['transfer']> })).toBe('');
});
