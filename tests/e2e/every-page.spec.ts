import { languages, type Language } from '../../domain/language.ts';
import type { RouteName } from '../../domain/site-routes.ts';
import { pathOf } from './paths.ts';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts';

const arrival = addDays(todayInBerlin(new Date()), 120);
const dates = `startDate=${arrival}&endDate=${addDays(arrival, 7)}&persons=2`;
const home = { objectNumber: 1001 };

interface PageUnderTest {
  name: RouteName;
  params?: Record<string, number>;
  query?: string;
  /** Kept out of search engines: no alternates are expected. */
  noIndex?: boolean;
}

const pages: readonly PageUnderTest[] = [
  { name: 'Home' },
  { name: 'Search' },
  { name: 'Search', query: dates },
  { name: 'SkiHoliday' },
  { name: 'OfferOverview' },
  { name: 'ObjectPage', params: home },
  { name: 'ObjectPage', params: home, query: dates },
  { name: 'BookingStart', params: home, query: dates, noIndex: true },
  { name: 'OptionStart', params: home, query: dates, noIndex: true },
  { name: 'Request', params: home, query: dates, noIndex: true },
  { name: 'WatchList', noIndex: true },
  { name: 'terms' },
  { name: 'privacy' },
  { name: 'disclaimer' },
];

for (const [turn, language] of languages.entries()) {
  test.describe(language, () => {
    // In one language everything comes, its map too.
    test.use({ savesData: turn > 0 });
    for (const [number, { name, params, query, noIndex }] of pages.entries()) {
      // What is accessible in one language is so in the next: each page is looked at in one, each language on some.
      const isExamined = (number + turn) % languages.length === 0;
      const told = isExamined ? 'whole, quiet and accessible' : 'whole and quiet';
      test(`${name} ${query ? 'with dates ' : ''}in ${language} is ${told}`, async ({ page }) => {
        const path = pathOf(name, language, params);
        await page.setViewportSize({ width: 1280, height: 900 });
        const response = await page.goto(query ? `${path}?${query}` : path, { waitUntil: 'networkidle' });
        expect(response?.status()).toBe(200);
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        await expect(page.locator('h1')).toHaveCount(1);
        expect((await page.title()).length).toBeGreaterThan(5);
        // A key instead of a text.
        await expect(page.locator('body')).not.toContainText(
          /\b(shell|home|search|object|booking|price|ratings|errors)\.[a-z]+[A-Za-z.]*\b/,
        );
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{10}/);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/.*/);
        if (!noIndex) {
          for (const other of [...languages, 'x-default']) {
            await expect(page.locator(`head link[rel=alternate][hreflang="${other}"]`)).toHaveCount(1);
          }
        }
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
  test(`a region's page in ${language} leads to the same one in the other languages`, async ({ page }) => {
    const response = await page.goto(catalogue[language], { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    for (const other of languages) {
      await expect(page.locator(`head link[rel=alternate][hreflang="${other}"]`)).toHaveAttribute(
        'href',
        new RegExp(`${catalogue[other]}$`),
      );
    }
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
