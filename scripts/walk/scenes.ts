import type { Page } from 'playwright-core';
import type { Language } from '../../domain/language.ts';
import { siteRoutes } from '../../domain/site-routes.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import type { GuestsStays, Progress } from './guests-stays.ts';

const { pathOf, pathOfSlug } = siteRoutes('add');
const { translate } = createSiteTexts();

/** A visitor of the site: language, screen, and the stays of the walk. */
interface Visit {
  page: Page;
  language: Language;
  stays: GuestsStays;
  /** Opens a path of the site, or a link from a mail, and waits until nothing is loading. */
  go(path: string): Promise<void>;
}

export interface Scene {
  name: string;
  open(visit: Visit): Promise<void>;
  /** True if the response is an error, which the browser logs on its console. */
  isError?: boolean;
  hasMap?: boolean;
  /** Maximum screen width at which the scene exists. */
  upTo?: number;
}

const region: Record<Language, string> = { de: 'toskana', en: 'tuscany', fr: 'toscane', it: 'toscana' };
const country: Record<Language, string> = {
  de: 'deutschland',
  en: 'germany',
  fr: 'allemagne',
  it: 'germania',
};

/** Waits after a click until the opened content is requested and loaded. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
}

const search =
  (more = '') =>
  async ({ go, language, stays }: Visit): Promise<void> =>
    go(`${pathOf('Search', language)}${more.replace('DATES', stays.dates)}`);

const openHomeRoute =
  (route: 'ObjectPage' | 'BookingStart' | 'OptionStart' | 'Request', dated = true) =>
  async ({ go, language, stays }: Visit): Promise<void> => {
    const path = pathOf(route, language, { objectNumber: await stays.home(language) });
    await go(dated ? `${path}?${stays.dates}` : path);
  };

async function clickVisible(page: Page, testId: string): Promise<void> {
  await page.locator(`[data-testid=${testId}]:visible`).first().click();
  await waitUntilLoaded(page);
}

const chain =
  (firstStep: (visit: Visit) => Promise<void>, act: (visit: Visit) => Promise<void>) =>
  async (visit: Visit): Promise<void> => {
    await firstStep(visit);
    await act(visit);
    await waitUntilLoaded(visit.page);
  };

const clickThen =
  (testId: string) =>
  async ({ page }: Visit): Promise<void> =>
    clickVisible(page, testId);

/** Scrolls past the header picture, where sticky elements appear. */
const scrollTo =
  (selector: string) =>
  async ({ page }: Visit): Promise<void> => {
    await page
      .locator(selector)
      .last()
      .evaluate((element) => element.scrollIntoView({ block: 'start' }));
  };

const typed: Record<string, string> = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '+49 30 1234567',
  street: 'Musterstraße 1',
  zip: '10115',
  city: 'Berlin',
};

async function toSummary({ page }: Visit): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(value);
  const insurance = page.locator('[name=insurance]');
  if ((await insurance.count()) > 0) await insurance.last().check({ force: true });
  await clickVisible(page, 'to-summary');
  await page.waitForURL(/\/summary\//);
}

async function sendSummary({ page }: Visit): Promise<void> {
  await page.locator('[name=acceptTerms]').check({ force: true });
  await clickVisible(page, 'book-now');
  await page.waitForURL(/\/finish\//);
}

const bookingPage =
  (progress: Progress) =>
  async ({ go, language, stays }: Visit): Promise<void> =>
    go((await stays.booking(language, progress)).guest);

const landlordsPage =
  (progress: Progress) =>
  async ({ go, language, stays }: Visit): Promise<void> =>
    go((await stays.booking(language, progress)).landlord);

async function watchThree({ page, language, go }: Visit): Promise<void> {
  for (const button of (await page.getByTestId('watch-button').all()).slice(0, 3)) await button.click();
  await waitUntilLoaded(page);
  await go(pathOf('WatchList', language));
}

async function chooseThree({ page }: Visit): Promise<void> {
  for (const choice of (await page.getByTestId('compare').all()).slice(0, 3))
    await choice.check({ force: true });
}

async function compareThree(visit: Visit): Promise<void> {
  await chooseThree(visit);
  await clickVisible(visit.page, 'compare-open');
}

async function openMap({ page, language }: Visit): Promise<void> {
  await page.getByRole('button', { name: translate(language)('map.open'), exact: true }).click();
  await page.locator('[data-testid=map][data-state=open]').waitFor();
}

const printed = ({ page }: Visit): Promise<void> => page.emulateMedia({ media: 'print' });

/** Navigates like a link inside the site, without a new document. */
const navigate =
  (path: string) =>
  async ({ page }: Visit): Promise<void> => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await waitUntilLoaded(page);
  };

const start = ({ go, language }: Visit): Promise<void> => go(pathOf('Home', language));

export const scenes: readonly Scene[] = [
  { name: 'start', open: start },
  {
    name: 'start-suggestions',
    open: chain(start, async ({ page }) =>
      page.getByTestId('search-form').first().getByRole('combobox').first().click(),
    ),
  },
  { name: 'start-dates', open: chain(start, clickThen('stay-field')) },
  { name: 'start-party', open: chain(start, clickThen('party-field')) },
  { name: 'start-skip-link', open: chain(start, ({ page }) => page.keyboard.press('Tab')) },
  { name: 'start-office', open: chain(start, scrollTo('main section:last-of-type')) },
  { name: 'search', hasMap: true, open: search() },
  { name: 'search-map', hasMap: true, upTo: 1199, open: chain(search(), openMap) },
  { name: 'search-dated', open: search('?DATES') },
  { name: 'search-chips', open: search('?DATES&swimmingpool=Y&wlan=Y&pets=one&priceMax=3000') },
  { name: 'search-printed', open: chain(search('?DATES'), printed) },
  { name: 'search-filters', open: chain(search('?DATES'), clickThen('all-filters')) },
  { name: 'search-none', open: search('?DATES&sauna=Y&seaview=Y&sleepingRooms=6&priceMax=100') },
  { name: 'search-unknown', open: search('?q=München') },
  { name: 'search-nonsense', open: search('?q=Qwxyzzy') },
  { name: 'search-corrected', open: search('?q=Toskanna') },
  { name: 'search-tray', open: chain(search('?DATES'), chooseThree) },
  { name: 'search-compare', open: chain(search('?DATES'), compareThree) },
  { name: 'region', hasMap: true, open: ({ go, language }) => go(pathOfSlug(region[language], language)) },
  { name: 'country', open: ({ go, language }) => go(pathOfSlug(country[language], language)) },
  { name: 'offers', open: ({ go, language }) => go(pathOf('OfferOverview', language)) },
  { name: 'content', open: ({ go, language }) => go(pathOf('terms', language)) },
  { name: 'home', open: openHomeRoute('ObjectPage', false) },
  { name: 'home-dated', open: openHomeRoute('ObjectPage') },
  {
    name: 'home-long-title',
    open: async ({ go, language, stays }) =>
      go(
        `${pathOf('ObjectPage', language, { objectNumber: await stays.longTitle(language) })}?${stays.dates}`,
      ),
  },
  { name: 'home-amenities', open: chain(openHomeRoute('ObjectPage'), scrollTo('#amenities')) },
  { name: 'home-price-sheet', upTo: 900, open: chain(openHomeRoute('ObjectPage'), clickThen('bar-open')) },
  { name: 'home-gallery', open: chain(openHomeRoute('ObjectPage'), clickThen('open-gallery')) },
  { name: 'home-share', open: chain(openHomeRoute('ObjectPage'), clickThen('share')) },
  {
    name: 'home-calendar',
    open: chain(openHomeRoute('ObjectPage', false), scrollTo('#availability, #calendar')),
  },
  {
    name: 'home-location',
    hasMap: true,
    open: chain(openHomeRoute('ObjectPage', false), scrollTo('#location')),
  },
  { name: 'request', open: openHomeRoute('Request') },
  { name: 'option', open: openHomeRoute('OptionStart') },
  { name: 'booking-start', open: openHomeRoute('BookingStart') },
  { name: 'booking-errors', open: chain(openHomeRoute('BookingStart'), clickThen('to-summary')) },
  { name: 'booking-summary', open: chain(openHomeRoute('BookingStart'), toSummary) },
  { name: 'request-sent', open: chain(openHomeRoute('Request'), sendRequest) },
  { name: 'booking-asked', open: bookingPage('asked') },
  { name: 'booking-confirmed', hasMap: true, open: bookingPage('confirmed') },
  { name: 'booking-cancelled', open: bookingPage('cancelled') },
  { name: 'booking-change', open: chain(bookingPage('confirmed'), clickThen('change-open')) },
  {
    name: 'booking-change-dates',
    open: chain(chain(bookingPage('confirmed'), clickThen('change-open')), clickThen('choose-arrival')),
  },
  { name: 'booking-cancel', open: chain(bookingPage('confirmed'), clickThen('cancel-open')) },
  { name: 'landlord-asked', open: landlordsPage('asked') },
  { name: 'landlord-confirmed', open: landlordsPage('confirmed') },
  { name: 'landlord-cancelled', open: landlordsPage('cancelled') },
  { name: 'find-booking', open: ({ go, language }) => go(pathOf('bookingView', language)) },
  { name: 'watch-list-empty', open: ({ go, language }) => go(pathOf('WatchList', language)) },
  { name: 'watch-list', open: chain(search(), watchThree) },
  {
    name: 'watch-list-dated',
    open: chain(chain(search('?DATES'), watchThree), ({ go, language, stays }) =>
      go(`${pathOf('WatchList', language)}?${stays.dates}`),
    ),
  },
  { name: 'error-404', isError: true, open: ({ go, language }) => go(pathOfSlug('gibt-es-nicht', language)) },
  {
    name: 'error-410',
    isError: true,
    open: ({ go, language }) => go(pathOf('ObjectPage', language, { objectNumber: 1000 })),
  },
  { name: 'error-500', isError: true, open: ({ go, language }) => go(pathOf('Error500', language)) },
  {
    name: 'error-inside',
    isError: true,
    open: chain(start, (visit) =>
      navigate(pathOf('ObjectPage', visit.language, { objectNumber: 1000 }))(visit),
    ),
  },
  // This scene books the nights of the home that all others use, so it comes last.
  { name: 'booking-finish', open: chain(chain(openHomeRoute('BookingStart'), toSummary), sendSummary) },
];

async function sendRequest({ page }: Visit): Promise<void> {
  for (const name of ['firstName', 'lastName', 'email'] as const) {
    await page.locator(`[name=${name}]`).fill(typed[name]!);
  }
  await page.locator('[name=remarks]').fill('Gibt es ein Bett für ein Kleinkind?');
  await clickVisible(page, 'send-request');
}
