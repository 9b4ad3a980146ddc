import type { Page } from 'playwright-core';
import type { Language } from '../../domain/language.ts';
import { siteRoutes } from '../../domain/site-routes.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import type { GuestsStays, Progress } from './guests-stays.ts';

const { pathOf, pathOfSlug } = siteRoutes('add');
const { translate } = createSiteTexts();

/** A visitor of the site: language, screen, and the stays that a walk is about. */
interface Visit {
  page: Page;
  language: Language;
  stays: GuestsStays;
  /** Opens a path of the site, or a link from a mail, and waits until nothing loads any more. */
  go(path: string): Promise<void>;
}

export interface Scene {
  name: string;
  open(visit: Visit): Promise<void>;
  /** The answer is an error, which the browser logs on its console. */
  isError?: boolean;
  hasMap?: boolean;
  /** It exists on small screens only, up to this width. */
  upTo?: number;
}

const region: Record<Language, string> = { de: 'toskana', en: 'tuscany', fr: 'toscane', it: 'toscana' };
const country: Record<Language, string> = {
  de: 'deutschland',
  en: 'germany',
  fr: 'allemagne',
  it: 'germania',
};

/** Waits after a click until what it opens is requested and loaded. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
}

const search =
  (more = '') =>
  async ({ go, language, stays }: Visit): Promise<void> =>
    go(`${pathOf('Search', language)}${more.replace('DATES', stays.dates)}`);

const ofHome =
  (route: 'ObjectPage' | 'BookingStart' | 'OptionStart' | 'Request', dated = true) =>
  async ({ go, language, stays }: Visit): Promise<void> => {
    const path = pathOf(route, language, { objectNumber: await stays.home(language) });
    await go(dated ? `${path}?${stays.dates}` : path);
  };

async function clickVisible(page: Page, testId: string): Promise<void> {
  await page.locator(`[data-testid=${testId}]:visible`).first().click();
  await settled(page);
}

const then =
  (first: (visit: Visit) => Promise<void>, act: (visit: Visit) => Promise<void>) =>
  async (visit: Visit): Promise<void> => {
    await first(visit);
    await act(visit);
    await settled(visit.page);
  };

const clicking =
  (testId: string) =>
  async ({ page }: Visit): Promise<void> =>
    clickVisible(page, testId);

/** Scrolls past the picture at the top, where sticky elements have appeared. */
const scrolledTo =
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
  await settled(page);
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
const inside =
  (path: string) =>
  async ({ page }: Visit): Promise<void> => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await settled(page);
  };

const start = ({ go, language }: Visit): Promise<void> => go(pathOf('Home', language));

export const scenes: readonly Scene[] = [
  { name: 'start', open: start },
  {
    name: 'start-suggestions',
    open: then(start, async ({ page }) =>
      page.getByTestId('search-form').first().getByRole('combobox').first().click(),
    ),
  },
  { name: 'start-dates', open: then(start, clicking('stay-field')) },
  { name: 'start-party', open: then(start, clicking('party-field')) },
  { name: 'start-skip-link', open: then(start, ({ page }) => page.keyboard.press('Tab')) },
  { name: 'start-office', open: then(start, scrolledTo('main section:last-of-type')) },
  { name: 'search', hasMap: true, open: search() },
  { name: 'search-map', hasMap: true, upTo: 1199, open: then(search(), openMap) },
  { name: 'search-dated', open: search('?DATES') },
  { name: 'search-chips', open: search('?DATES&swimmingpool=Y&wlan=Y&pets=one&priceMax=3000') },
  { name: 'search-printed', open: then(search('?DATES'), printed) },
  { name: 'search-filters', open: then(search('?DATES'), clicking('all-filters')) },
  { name: 'search-none', open: search('?DATES&sauna=Y&seaview=Y&sleepingRooms=6&priceMax=100') },
  { name: 'search-unknown', open: search('?q=München') },
  { name: 'search-nonsense', open: search('?q=Qwxyzzy') },
  { name: 'search-corrected', open: search('?q=Toskanna') },
  { name: 'search-tray', open: then(search('?DATES'), chooseThree) },
  { name: 'search-compare', open: then(search('?DATES'), compareThree) },
  { name: 'region', hasMap: true, open: ({ go, language }) => go(pathOfSlug(region[language], language)) },
  { name: 'country', open: ({ go, language }) => go(pathOfSlug(country[language], language)) },
  { name: 'offers', open: ({ go, language }) => go(pathOf('OfferOverview', language)) },
  { name: 'content', open: ({ go, language }) => go(pathOf('terms', language)) },
  { name: 'home', open: ofHome('ObjectPage', false) },
  { name: 'home-dated', open: ofHome('ObjectPage') },
  {
    name: 'home-long-title',
    open: async ({ go, language, stays }) =>
      go(
        `${pathOf('ObjectPage', language, { objectNumber: await stays.longTitle(language) })}?${stays.dates}`,
      ),
  },
  { name: 'home-amenities', open: then(ofHome('ObjectPage'), scrolledTo('#amenities')) },
  { name: 'home-price-sheet', upTo: 900, open: then(ofHome('ObjectPage'), clicking('bar-open')) },
  { name: 'home-gallery', open: then(ofHome('ObjectPage'), clicking('open-gallery')) },
  { name: 'home-share', open: then(ofHome('ObjectPage'), clicking('share')) },
  { name: 'home-calendar', open: then(ofHome('ObjectPage', false), scrolledTo('#availability, #calendar')) },
  { name: 'home-location', hasMap: true, open: then(ofHome('ObjectPage', false), scrolledTo('#location')) },
  { name: 'request', open: ofHome('Request') },
  { name: 'option', open: ofHome('OptionStart') },
  { name: 'booking-start', open: ofHome('BookingStart') },
  { name: 'booking-errors', open: then(ofHome('BookingStart'), clicking('to-summary')) },
  { name: 'booking-summary', open: then(ofHome('BookingStart'), toSummary) },
  { name: 'request-sent', open: then(ofHome('Request'), sendRequest) },
  { name: 'booking-asked', open: bookingPage('asked') },
  { name: 'booking-confirmed', hasMap: true, open: bookingPage('confirmed') },
  { name: 'booking-cancelled', open: bookingPage('cancelled') },
  { name: 'booking-change', open: then(bookingPage('confirmed'), clicking('change-open')) },
  {
    name: 'booking-change-dates',
    open: then(then(bookingPage('confirmed'), clicking('change-open')), clicking('choose-arrival')),
  },
  { name: 'booking-cancel', open: then(bookingPage('confirmed'), clicking('cancel-open')) },
  { name: 'landlord-asked', open: landlordsPage('asked') },
  { name: 'landlord-confirmed', open: landlordsPage('confirmed') },
  { name: 'landlord-cancelled', open: landlordsPage('cancelled') },
  { name: 'find-booking', open: ({ go, language }) => go(pathOf('bookingView', language)) },
  { name: 'watch-list-empty', open: ({ go, language }) => go(pathOf('WatchList', language)) },
  { name: 'watch-list', open: then(search(), watchThree) },
  {
    name: 'watch-list-dated',
    open: then(then(search('?DATES'), watchThree), ({ go, language, stays }) =>
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
    open: then(start, (visit) => inside(pathOf('ObjectPage', visit.language, { objectNumber: 1000 }))(visit)),
  },
  // It takes the nights of the home that all others look at, so it comes last.
  { name: 'booking-finish', open: then(then(ofHome('BookingStart'), toSummary), sendSummary) },
];

async function sendRequest({ page }: Visit): Promise<void> {
  for (const name of ['firstName', 'lastName', 'email'] as const) {
    await page.locator(`[name=${name}]`).fill(typed[name]!);
  }
  await page.locator('[name=remarks]').fill('Gibt es ein Bett für ein Kleinkind?');
  await clickVisible(page, 'send-request');
}
