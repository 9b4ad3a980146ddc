import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { TextsProvider } from '../../../app/texts-context.tsx';
import { StayNow } from './stay-now.tsx';

const t = createSiteTexts().translate('en');
const texts = { language: 'en' as const, t, textsUrl: '' };
const heading = (day: string): string => `>${t(`booking.now.${day}.title`)}<`;
const booking = {
  status: 'confirmed',
  object: { title: 'Kate' },
  bookingDisplayNumber: 4_000_005,
  startDate: '2027-07-10',
  endDate: '2027-07-17',
  checkIn: '16:00',
  checkOut: '10:00',
  position: { lat: 54.1, lon: 8.7, withinMetres: null },
  address: { street: 'Deich 3', zip: '25761', city: 'Büsum' },
  arrivalInfo: null,
  houseRules: null,
  ownRules: null,
  landlord: null,
  landlordMessage: null,
  money: null,
  price: {
    priceObject: {
      original: 700,
      price: 700,
      originalWithoutAdditions: 700,
      priceComplete: 700,
      duration: 7,
    },
    priceServicesMandatory: [],
    priceServicesOnSiteMandatory: [],
    priceServicesOptional: [],
    priceServicesOnSiteOptional: [],
    bonusAmount: 0,
    inkasso: 1,
    paymentPlan: [],
  },
  payments: [],
  nextSteps: ['report'],
};

function pageOf(today: string, change: object = {}, time = '06:00'): string {
  vi.setSystemTime(new Date(`${today}T${time}:00Z`));
  const element = (
    <TextsProvider value={texts}>
      <StayNow booking={{ ...booking, ...change } as unknown as Booking} />
    </TextsProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the page begins with what is due from the day before the arrival until the departure, and at no other time', () => {
  expect(pageOf('2027-07-08')).toBe('');
  expect(pageOf('2027-07-09')).toContain(heading('before'));
  const arriving = pageOf('2027-07-10');
  expect(arriving).toContain(heading('arrival'));
  expect(arriving).toMatch(/16:00.*Deich 3, 25761 Büsum/);
  expect(pageOf('2027-07-13')).toContain(heading('between'));
  const leaving = pageOf('2027-07-17');
  expect(leaving).toContain(heading('departure'));
  expect(leaving).toContain('10:00');
  expect(leaving).not.toContain('Deich 3');
  expect(pageOf('2027-07-18')).toBe('');
  expect(pageOf('2027-07-10', { status: 'cancelled' })).toBe('');
});

test('one button leads to help, and a key that nobody has written about is asked for', () => {
  const html = pageOf('2027-07-10');
  expect(html.match(/data-testid="now-help"/g)).toHaveLength(1);
  expect(html).toContain('href="#help"');
  expect(html).toContain(t('booking.now.noKey'));
  expect(pageOf('2027-07-10', { checkIn: null })).toContain(t('booking.now.arrival.byAgreement'));
});

test('after the time of leaving nobody is asked to leave', () => {
  const left = pageOf('2027-07-17', {}, '08:00');
  expect(left).toContain(heading('left'));
  expect(left).not.toContain('10:00');
  expect(pageOf('2027-07-17', {}, '07:59')).toContain(heading('departure'));
  expect(pageOf('2027-07-17', { checkOut: null }, '10:00')).toContain(heading('left'));
});
