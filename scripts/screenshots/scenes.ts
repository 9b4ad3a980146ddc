import type { Page } from 'playwright-core';
import { siteRoutes } from '../../domain/site-routes.ts';
import { addDays, todayInBerlin, toWeekday } from '../../domain/stay.ts';

const { pathOf } = siteRoutes('add');

export interface Scene {
  name: string;
  path: string;
  widths: readonly number[];
  dark?: boolean;
  /** True to leave the consent banner open. */
  unanswered?: boolean;
  before?: (page: Page) => Promise<void>;
  act?: (page: Page) => Promise<void>;
}

const allWidths = [390, 768, 1440] as const;
const ends = [390, 1440] as const;

function saturdayAhead(days: number): string {
  let date = addDays(todayInBerlin(new Date()), days);
  while (toWeekday(date) !== 5) date = addDays(date, 1);
  return date;
}

const arrival = saturdayAhead(180);
const stay = `startDate=${arrival}&endDate=${addDays(arrival, 7)}`;
const withDates = (path: string, more = ''): string => `${path}?${stay}${more}`;
const search = pathOf('Search', 'de');

const failCall =
  (pattern: string) =>
  async (page: Page): Promise<void> => {
    await page.route(pattern, (route) => route.abort());
  };

const click =
  (testId: string) =>
  async (page: Page): Promise<void> => {
    await page.getByTestId(testId).first().click();
  };

async function openHome(page: Page): Promise<void> {
  const href = await page.getByTestId('result-card').first().getByRole('link').first().getAttribute('href');
  await page.goto(new URL(href!, page.url()).href, { waitUntil: 'networkidle' });
}

async function addThreeToWatchList(page: Page): Promise<void> {
  for (const button of (await page.getByTestId('watch-button').all()).slice(0, 3)) await button.click();
  await page.waitForLoadState('networkidle');
  await page.goto(new URL(pathOf('WatchList', 'de'), page.url()).href, { waitUntil: 'networkidle' });
}

async function startBooking(page: Page): Promise<void> {
  await openHome(page);
  // On a phone the button is in a sheet that the bar opens.
  const bar = page.getByTestId('bar-open');
  if (await bar.isVisible()) await bar.click();
  await page.locator('[data-testid=book]:visible').first().click();
  await page.waitForURL(/\/booking\/start\//);
  await page.waitForLoadState('networkidle');
}

async function fillBooking(page: Page): Promise<void> {
  await startBooking(page);
  const values = {
    firstName: 'Ada',
    lastName: 'Beispiel',
    email: 'ada@example.org',
    phone: '+49 30 1234567',
    street: 'Musterstraße 1',
    zip: '10115',
    city: 'Berlin',
  };
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
  const insurance = page.locator('[name=insurance]');
  if ((await insurance.count()) > 0) await insurance.last().check({ force: true });
  await page.getByTestId('to-summary').click();
  await page.waitForURL(/\/booking\/summary\//);
  await page.waitForLoadState('networkidle');
}

async function book(page: Page): Promise<void> {
  await fillBooking(page);
  await page.locator('[name=acceptTerms]').check({ force: true });
  await page.getByTestId('book-now').click();
  await page.waitForURL(/\/booking\/finish\//);
}

export const scenes: readonly Scene[] = [
  { name: 'home', path: pathOf('Home', 'de'), widths: allWidths },
  { name: 'home-dark', path: pathOf('Home', 'de'), widths: ends, dark: true },
  { name: 'home-french', path: pathOf('Home', 'fr'), widths: [390] },
  { name: 'search', path: withDates(search), widths: allWidths },
  { name: 'search-dark', path: withDates(search), widths: ends, dark: true },
  { name: 'search-french', path: withDates(pathOf('Search', 'fr')), widths: [390] },
  { name: 'search-empty', path: withDates(search, '&priceMax=1&sauna=Y'), widths: ends },
  { name: 'search-filters', path: withDates(search), widths: ends, act: click('all-filters') },
  { name: 'search-dates', path: search, widths: [1440], act: click('stay-field') },
  {
    name: 'search-compare',
    path: withDates(search),
    widths: [1440],
    act: async (page: Page): Promise<void> => {
      for (const choice of (await page.getByTestId('compare').all()).slice(0, 3)) await choice.check();
      await page.getByTestId('compare-open').click();
    },
  },
  { name: 'object', path: withDates(search), widths: allWidths, act: openHome },
  { name: 'object-dark', path: withDates(search), widths: ends, dark: true, act: openHome },
  { name: 'object-french', path: withDates(pathOf('Search', 'fr')), widths: [390], act: openHome },
  {
    name: 'object-calendar',
    path: withDates(search),
    widths: ends,
    act: async (page: Page): Promise<void> => {
      await openHome(page);
      await page
        .locator('[data-testid=open-calendar]:visible, [data-testid=bar-open]:visible')
        .first()
        .click();
    },
  },
  {
    name: 'object-gallery',
    path: withDates(search),
    widths: [1440],
    act: async (page: Page): Promise<void> => {
      await openHome(page);
      await page.getByTestId('open-gallery').first().click();
    },
  },
  {
    name: 'object-ratings-and-place',
    path: withDates(search),
    widths: ends,
    act: async (page: Page): Promise<void> => {
      await openHome(page);
      await page.locator('#location').scrollIntoViewIfNeeded();
      await page.evaluate(() => document.querySelector('#location')?.scrollIntoView({ block: 'start' }));
    },
  },
  { name: 'booking', path: withDates(search), widths: allWidths, act: startBooking },
  { name: 'booking-dark', path: withDates(search), widths: [390], dark: true, act: startBooking },
  {
    name: 'booking-errors',
    path: withDates(search),
    widths: ends,
    act: async (page: Page): Promise<void> => {
      await startBooking(page);
      await page.getByTestId('to-summary').click();
    },
  },
  { name: 'booking-summary', path: withDates(search), widths: ends, act: fillBooking },
  { name: 'booking-finish', path: withDates(search, '&page=2'), widths: ends, act: book },
  { name: 'watch-list', path: withDates(search), widths: allWidths, act: addThreeToWatchList },
  { name: 'watch-list-empty', path: pathOf('WatchList', 'de'), widths: ends },
  {
    name: 'watch-list-failed',
    path: withDates(search),
    widths: [390],
    before: failCall('**/api/user/watchedobjects/get'),
    act: addThreeToWatchList,
  },
  { name: 'not-found', path: '/gibt-es-nicht/', widths: ends },
  { name: 'failure', path: '/error/500/', widths: [390] },
  { name: 'country', path: '/deutschland/', widths: ends },
  { name: 'region-italian', path: '/it/sylt/', widths: [390] },
  { name: 'offers', path: pathOf('OfferOverview', 'de'), widths: ends },
  { name: 'theme', path: '/urlaub-mit-hund/', widths: ends },
  { name: 'destinations', path: pathOf('DestinationLinkList', 'de'), widths: ends },
  { name: 'sight', path: '/Sehenswuerdigkeit/strand-von-keitum/12/', widths: ends },
  { name: 'terms', path: pathOf('terms', 'de'), widths: ends },
  { name: 'home-removed', path: pathOf('ObjectPage', 'de', { objectNumber: 1000 }), widths: ends },
  { name: 'consent', path: pathOf('Home', 'de'), widths: ends, unanswered: true },
  { name: 'bookings-of-the-day', path: pathOf('BookingStalker', 'de'), widths: ends },
];
