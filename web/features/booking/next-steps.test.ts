import { expect, test } from 'vitest';
import type { Booking } from '../../../contract/booking/booking.ts';
import { languages } from '../../../domain/language.ts';
import { methodsByCollector, collectors, type Collector } from '../../../domain/pricing/payment-methods.ts';
import { formatterFor } from '../../../texts/format.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { listNextSteps, nextStepsOnPage } from './next-steps.ts';

const texts = createSiteTexts();
const methods = (Object.keys(methodsByCollector) as Collector[]).flatMap((collector) =>
  methodsByCollector[collector].map((payment) => ({ collector, payment })),
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
        createdAt: '2027-03-03T12:00:00Z',
        customer: { email: 'erika@example.org' },
        payment,
        payments: [
          { kind: 'downPayment', dueDate: null, amount: 4, open: 1, paidOn: null },
          { kind: 'balance', dueDate: '2027-05-22', amount: 2, open: 2, paidOn: null },
          { kind: 'onSite', dueDate: '2027-07-03', amount: 3, open: 3, paidOn: null },
        ],
        price: { inkasso: collectors[collector], deposit: 5 },
      } as Booking;
      const words = listNextSteps(booking, t, formatterFor(language, t)).flatMap((step) => [
        step.title,
        step.text ?? '',
        step.when ?? '',
      ]);
      expect(words.filter((text) => /booking\.\w+/.test(text))).toEqual([]);
    }
  }
});

test('a page with the bank account does not announce it', () => {
  const t = texts.translate('en');
  const confirmed = {
    status: 'confirmed',
    startDate: '2027-07-03',
    checkIn: '16:00',
    customer: { email: 'erika@example.org' },
    payment: 2,
    payments: [{ kind: 'full', dueDate: '2027-05-22', amount: 2, open: 2, paidOn: null }],
    price: { inkasso: collectors.house, deposit: 0 },
  } as unknown as Booking;
  const toPay = (booking: Booking): string | undefined =>
    listNextSteps(booking, t, formatterFor('en', t)).find(({ key }) => key === 'full')?.text;
  expect(toPay({ ...confirmed, transfer: null })).toContain('You make the transfer yourself');
  expect(toPay({ ...confirmed, transfer: {} as NonNullable<Booking['transfer']> })).toBeUndefined();
});

test('a paid installment is a completed step', () => {
  const t = texts.translate('en');
  const booking = {
    status: 'confirmed',
    startDate: '2027-07-03',
    checkIn: '16:00',
    customer: { email: 'erika@example.org' },
    payment: 1,
    payments: [
      { kind: 'downPayment', dueDate: '2027-03-11', amount: 225, open: 0, paidOn: '2027-03-05' },
      { kind: 'balance', dueDate: '2027-05-22', amount: 675, open: 600, paidOn: null },
    ],
    price: { inkasso: collectors.house, deposit: 0 },
  } as unknown as Booking;
  const steps = listNextSteps(booking, t, formatterFor('en', t));
  const paid = steps.find(({ key }) => key === 'downPayment');
  expect(paid).toMatchObject({ done: true, when: expect.stringContaining('Paid') as string });
  expect(paid?.text).toBeUndefined();
  const rest = steps.find(({ key }) => key === 'balance');
  expect(rest?.done).toBeUndefined();
  expect(rest?.text).toContain('600');
});

test('a hold of one day explains how it becomes three, without a reminder', () => {
  const t = texts.translate('en');
  const keysOf = (holdUntil: string): string[] => {
    const option = {
      status: 'option',
      holdUntil,
      createdAt: '2027-03-04T10:00:00Z',
      customer: { email: 'erika@example.org' },
    } as unknown as Booking;
    return listNextSteps(option, t, formatterFor('en', t)).map(({ key }) => key);
  };
  expect(keysOf('2027-03-05T10:00:00Z')).toEqual(['mail', 'prolong', 'hold', 'lapse']);
  expect(keysOf('2027-03-07T10:00:00Z')).toEqual(['mail', 'hold', 'reminder', 'lapse']);
});

test("the booking's own page does not link to itself", () => {
  const t = texts.translate('en');
  const booking = {
    status: 'confirmed',
    startDate: '2027-07-03',
    endDate: '2027-07-10',
    checkIn: '16:00',
    customer: { email: 'erika@example.org' },
    payment: 1,
    payments: [{ kind: 'onSite', dueDate: null, amount: 95.4, open: 95.4, paidOn: null }],
    price: { inkasso: collectors.house, deposit: 0 },
  } as unknown as Booking;
  const stepsOn = (today: string) => nextStepsOnPage(booking, today, t, formatterFor('en', t));
  const steps = stepsOn('2027-06-01');
  expect(steps.map(({ key }) => key)).toEqual(['confirmed', 'arrival']);
  expect(steps[0]?.text).toContain('on this page');
  expect(steps[1]?.text).toBe('From 16:00. You pay €95.40 at the property.');
  expect(stepsOn('2027-07-10')[1]).toMatchObject({ done: true, text: '€95.40 was due at the property.' });
});
