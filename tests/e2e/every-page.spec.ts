import { languages, type Language } from '../../domain/language.ts';
import type { RouteName } from '../../domain/site-routes.ts';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { isFullRun } from '../harness/run-size.ts';
import { pathOf } from './paths.ts';
import {
  expect,
  expectAccessible,
  expectNoMessageKeys,
  expectNoSidewaysScroll,
  openPage,
  test,
  untilQuiet,
} from './site-test.ts';

/* Titles, headings, alternates and canonical addresses of all pages are read without a browser: tests/whole-site/every-route.db.test.ts. */

const arrival = addDays(todayInBerlin(new Date()), 120);
const dates = `startDate=${arrival}&endDate=${addDays(arrival, 7)}&persons=2`;
const home = { objectNumber: 1001 };

interface PageUnderTest {
  name: RouteName;
  params?: Record<string, number>;
  query?: string;
  /** Its words are long for their space: what fits in one language may not fit in another. */
  isTight?: boolean;
}

const pages: readonly PageUnderTest[] = [
  { name: 'Home', isTight: true },
  { name: 'Search' },
  { name: 'Search', query: dates, isTight: true },
  { name: 'SkiHoliday' },
  { name: 'OfferOverview' },
  { name: 'ObjectPage', params: home },
  { name: 'ObjectPage', params: home, query: dates, isTight: true },
  { name: 'BookingStart', params: home, query: dates, isTight: true },
  { name: 'OptionStart', params: home, query: dates },
  { name: 'Request', params: home, query: dates, isTight: true },
  { name: 'WatchList' },
  { name: 'terms' },
  { name: 'privacy' },
  { name: 'disclaimer' },
];

const tightPages = pages.filter(({ isTight }) => isTight);

/** Accessibility hardly depends on the language: each page is examined in one of the gate's languages. */
function examinedIn(page: PageUnderTest): Language {
  const turn = tightPages.indexOf(page);
  return turn < 0 ? 'de' : languages[turn % languages.length]!;
}

for (const language of languages) {
  const isFirst = language === 'de';
  test.describe(language, () => {
    // In one language everything comes, its map too.
    test.use({ savesData: !(isFirst && isFullRun) });
    for (const page of pages) {
      const { name, params, query, isTight } = page;
      const isExamined = examinedIn(page) === language;
      const what = isExamined ? 'whole, quiet, narrow and accessible' : 'whole, quiet and narrow';
      const tag = isFirst || isTight ? [] : ['@full'];
      test(`${name} ${query ? 'with dates ' : ''}in ${language} is ${what}`, { tag }, async ({ page }) => {
        const isWide = isFirst || isFullRun;
        await page.setViewportSize(isWide ? { width: 1280, height: 900 } : { width: 320, height: 640 });
        const path = pathOf(name, language, params);
        const response = await openPage(page, query ? `${path}?${query}` : path);
        expect(response?.status()).toBe(200);
        await expect(page.locator('h1')).toHaveCount(1);
        await untilQuiet(page);
        await expectNoMessageKeys(page);
        if (isExamined) await expectAccessible(page);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
      });
    }
  });
}

const catalogue: Record<Language, string> = {
  de: '/toskana/',
  en: '/en/tuscany/',
  fr: '/fr/toscane/',
  it: '/it/toscana/',
};

for (const language of languages) {
  const tag = language === 'fr' ? [] : ['@full'];
  test(`a region's page in ${language} is accessible and narrow`, { tag }, async ({ page }) => {
    const response = await openPage(page, catalogue[language]);
    expect(response?.status()).toBe(200);
    await untilQuiet(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest can search, follow a home and read it', async ({ page }) => {
    await page.goto('/');
    const form = page.getByTestId('search-form').first();
    await form.locator('button[type=submit]').click();
    await page.getByTestId('result-card').first().getByRole('link').first().click();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL(/\/object\/\d+\//);
  });
});
