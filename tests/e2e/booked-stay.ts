import type { Page } from '@playwright/test';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { saturdayAhead } from './free-stay.ts';
import { linkFromMail } from './link-from-mail.ts';
import { pathOf } from './paths.ts';
import { expect } from './site-test.ts';

async function dataOf<Data>(page: Page, path: string, data: object): Promise<Data> {
  const response = await page.request.post(path, { data });
  const envelope = (await response.json()) as { data: Data; errors: unknown[] };
  expect(envelope.errors, path).toEqual([]);
  return envelope.data;
}

async function freeHomes(page: Page, startDate: string): Promise<number[]> {
  const query = JSON.stringify({ startDate, endDate: addDays(startDate, 7), persons: '2' });
  const response = await page.request.get('/api/search', { params: { query, languageCode: 'de' } });
  const { data } = (await response.json()) as { data: { hits: { objectNumber: number }[] } };
  return data.hits.map(({ objectNumber }) => objectNumber);
}

interface Booked {
  link: string;
  number: number;
  lastName: string;
  arrival: string;
}

interface Price {
  priceObject: { priceComplete: number };
  /** 1: the site collects the money. */
  inkasso: number;
}

/** A booked week of a home whose next week is free too: the first with a fitting price. */
export async function booked(
  page: Page,
  weeks: number,
  fits: (price: Price) => boolean = () => true,
  bookingMethod: 'booking' | 'request' = 'booking',
): Promise<Booked> {
  const arrival = saturdayAhead(weeks);
  const nextWeek = new Set(await freeHomes(page, addDays(arrival, 7)));
  for (const objectNumber of await freeHomes(page, arrival)) {
    if (!nextWeek.has(objectNumber)) continue;
    const stay = { objectNumber, startDate: arrival, endDate: addDays(arrival, 7), persons: 2 };
    const price = await dataOf<Price>(page, '/api/price', stay);
    if (fits(price)) return book(page, { ...stay, bookingMethod }, price.priceObject.priceComplete);
  }
  throw new Error('No home that is free has such a price.');
}

/** A booked week of guests who arrive today. */
export async function bookedToday(page: Page): Promise<Booked> {
  const startDate = todayInBerlin(new Date());
  const [objectNumber] = await freeHomes(page, startDate);
  if (objectNumber === undefined) throw new Error('No home is free from today on.');
  const stay = { objectNumber, startDate, endDate: addDays(startDate, 7), persons: 2 };
  const price = await dataOf<Price>(page, '/api/price', stay);
  return book(page, { ...stay, bookingMethod: 'booking' }, price.priceObject.priceComplete);
}

interface Stay {
  objectNumber: number;
  startDate: string;
  endDate: string;
  persons: number;
  bookingMethod: 'booking' | 'request';
}

async function book(page: Page, stay: Stay, expectedPrice: number): Promise<Booked> {
  const lastName = `Wechsel${stay.objectNumber}${Date.now()}`;
  const { bookingID, bookingHash, bookingDisplayNumber } = await dataOf<{
    bookingID: number;
    bookingHash: string;
    bookingDisplayNumber: number;
  }>(page, '/api/booking/create', {
    ...stay,
    customer: {
      salutation: 'ms',
      firstName: 'Ada',
      lastName,
      email: 'ada@example.org',
      phone: '+49 30 1234567',
      street: 'Musterstraße 1',
      zip: '10115',
      city: 'Berlin',
      country: 'de',
    },
    acceptTerms: true,
    expectedPrice,
    idempotencyKey: lastName,
  });
  const query = new URLSearchParams({ bookingID: String(bookingID), bookingHash });
  return {
    link: `${pathOf('bookingView', 'de')}?${query.toString()}`,
    number: bookingDisplayNumber,
    lastName,
    arrival: stay.startDate,
  };
}

export async function confirmed(
  page: Page,
  weeks: number,
  fits: (price: Price) => boolean = () => true,
): Promise<Booked> {
  const stay = await booked(page, weeks, (price) => price.inkasso === 1 && fits(price));
  await page.goto(stay.link);
  const status = page.getByTestId('booking-status').first();
  if ((await status.getAttribute('data-status')) !== 'confirmed') {
    const landlord = await page.context().newPage();
    await landlord.goto(await linkFromMail('landlord/booking/confirmation', stay.lastName));
    await landlord.getByTestId('confirm').click();
    await expect(landlord.getByTestId('booking-status').first()).toHaveAttribute('data-status', 'confirmed');
    await landlord.close();
    await page.reload();
  }
  await expect(status).toHaveAttribute('data-status', 'confirmed');
  return stay;
}
