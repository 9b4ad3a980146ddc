import type { Browser } from 'playwright-core';
import { addDays, todayInBerlin, toWeekday } from '../../domain/stay.ts';
import { siteRoutes } from '../../domain/site-routes.ts';
import type { Language } from '../../domain/language.ts';
import { findMailLink } from '../../tests/e2e/find-mail-link.ts';
import { refusalCookies } from '../../tests/e2e/refusal-cookies.ts';

const { pathOf } = siteRoutes('add');

export type Progress = 'asked' | 'confirmed' | 'cancelled';

interface Hit {
  objectNumber: number;
  title: string;
}

interface BookingLinks {
  guest: string;
  landlord: string;
}

/** The homes and bookings that a walk visits. Each is created on first use. */
export interface GuestsStays {
  dates: string;
  /** Finds a home that is free on these dates. */
  home(language: Language): Promise<number>;
  longTitle(language: Language): Promise<number>;
  booking(language: Language, progress: Progress): Promise<BookingLinks>;
}

interface Place {
  site: string;
  dataDir: string;
  browser: Browser;
  chosenHome?: number;
}

export function createGuestsStays({ site, dataDir, browser, chosenHome }: Place): GuestsStays {
  let startDate = addDays(todayInBerlin(new Date()), 120);
  while (toWeekday(startDate) !== 5) startDate = addDays(startDate, 1);
  const stay = { startDate, endDate: addDays(startDate, 7) };
  const bookings = new Map<string, Promise<BookingLinks>>();

  const call = async <Data>(path: string, data: object): Promise<Data> => {
    const response = await fetch(site + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site },
      body: JSON.stringify(data),
    });
    const { data: answer, errors } = (await response.json()) as { data: Data; errors: unknown[] };
    if (errors.length > 0) throw new Error(`${path}: ${JSON.stringify(errors)}`);
    return answer;
  };

  const freeHomes = async (languageCode: Language, dates: object = stay): Promise<Hit[]> => {
    const searchFilter = { ...dates, persons: '2', ...(chosenHome ? { objects: String(chosenHome) } : {}) };
    const query = new URLSearchParams({ query: JSON.stringify(searchFilter), languageCode });
    const response = await fetch(`${site}/api/search?${query}`);
    return ((await response.json()) as { data: { hits: Hit[] } }).data.hits;
  };

  const mailLink = async (path: string, words: string): Promise<string> => {
    for (let tries = 0; tries < 300; tries += 1) {
      const link = findMailLink(dataDir, path, words);
      if (link) return link;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`No mail about ${words} came with a link to ${path}.`);
  };

  /** Books a home whose landlord confirms manually, in weeks without other bookings. */
  const book = async (language: Language, progress: Progress): Promise<BookingLinks> => {
    const week = { asked: 1, confirmed: 2, cancelled: 3 }[progress];
    for (let turn = 0; turn < 12; turn += 1) {
      const arrival = addDays(startDate, (week + 3 * turn) * 7);
      const dates = { startDate: arrival, endDate: addDays(arrival, 7) };
      for (const { objectNumber } of await freeHomes(language, dates)) {
        const { instantBooking } = await call<{ instantBooking: boolean }>('/api/object', { objectNumber });
        if (instantBooking) continue;
        const stayRequest = { objectNumber, ...dates, persons: 2 };
        const price = await call<{ priceObject?: { priceComplete: number } }>('/api/price', stayRequest);
        if (!price.priceObject) continue;
        const lastName = `Walk${language}${progress}${Date.now()}`;
        const email = `${lastName.toLowerCase()}@example.org`;
        const { bookingID, bookingHash } = await call<{ bookingID: number; bookingHash: string }>(
          '/api/booking/create',
          {
            ...stayRequest,
            bookingMethod: 'booking',
            language,
            customer: {
              salutation: 'ms',
              firstName: 'Ada',
              lastName,
              email,
              phone: '+49 30 1234567',
              street: 'Musterstraße 1',
              zip: '10115',
              city: 'Berlin',
              country: 'de',
            },
            acceptTerms: true,
            expectedPrice: price.priceObject.priceComplete,
            idempotencyKey: lastName,
          },
        );
        const landlord = await mailLink('landlord/booking/confirmation', lastName);
        const links = { guest: await mailLink(pathOf('bookingView', language), email), landlord };
        if (progress === 'confirmed') await confirm(landlord);
        if (progress === 'cancelled')
          await call('/api/booking/cancel', { bookingID, bookingHash, dryRun: false });
        return links;
      }
    }
    throw new Error('No home whose landlord confirms by hand is free.');
  };

  const confirm = async (link: string): Promise<void> => {
    const context = await browser.newContext();
    await context.addCookies(refusalCookies(new URL(site)));
    const page = await context.newPage();
    try {
      await page.goto(link);
      await page.getByTestId('confirm').click();
      await page.locator('[data-testid=booking-status][data-status=confirmed]').first().waitFor();
    } finally {
      await context.close();
    }
  };

  return {
    dates: new URLSearchParams({ ...stay, persons: '2' }).toString(),
    home: async (language) => chosenHome ?? (await freeHomes(language))[0]!.objectNumber,
    longTitle: async (language) =>
      (await freeHomes(language)).toSorted((one, other) => other.title.length - one.title.length)[0]!
        .objectNumber,
    booking(language, progress) {
      const name = `${language} ${progress}`;
      const pendingBooking = bookings.get(name) ?? book(language, progress);
      bookings.set(name, pendingBooking);
      return pendingBooking;
    },
  };
}
