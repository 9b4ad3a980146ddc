import type { Page } from '@playwright/test';
import { languages } from '../../domain/language.ts';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { pathOf } from './paths.ts';
import { expect, expectNoSidewaysScroll, openPage, test, untilQuiet } from './site-test.ts';

const today = todayInBerlin(new Date());
const stay = `startDate=${addDays(today, 40)}&endDate=${addDays(today, 47)}`;

/** The layout shifts since the page was opened, as browsers count them. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test('the page of a home stays where it is while it comes alive, and when its address is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const width of [768, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, pathOf('ObjectPage', 'de', { objectNumber: 1001 }));
    await untilQuiet(page);
    expect(await shiftOf(page), `at ${width}`).toBeLessThan(0.02);
  }
  const neighbour = page.getByTestId('watch-button').first();
  const before = await neighbour.boundingBox();
  await page.getByTestId('share').click();
  await expect(page.getByText('Der Link ist kopiert')).toBeVisible();
  expect(await neighbour.boundingBox()).toEqual(before);
  // A granted permission would remain for the following tests.
  await context.clearPermissions();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'the bar of a home shows the whole amount on two lines beside its button, in every language',
    { tag: '@full' },
    async ({ page }) => {
      for (const language of languages) {
        await openPage(page, `${pathOf('ObjectPage', language, { objectNumber: 1001 })}?${stay}`);
        await untilQuiet(page);
        const bar = page.getByTestId('price-bar');
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          const [whole, button] = [
            (await bar.boundingBox())!,
            (await bar.getByTestId('bar-open').boundingBox())!,
          ];
          expect(whole.height).toBeLessThanOrEqual(72);
          expect(button.x + button.width).toBeLessThanOrEqual(width);
          const words = bar.locator('p, button').first();
          const ends = await words.evaluate((line) => {
            const range = document.createRange();
            range.selectNodeContents(line.querySelector('strong') ?? line);
            const box = range.getBoundingClientRect();
            const seen = line.getBoundingClientRect();
            return {
              right: box.right,
              isWhole: box.bottom <= seen.bottom + 1 && box.right <= seen.right + 1,
            };
          });
          expect(ends.isWhole, `${language} at ${width}`).toBe(true);
          expect(ends.right).toBeLessThanOrEqual(button.x);
        }
      }
    },
  );

  test(
    'a home begins with its picture from edge to edge, and its title below',
    { tag: '@full' },
    async ({ page }) => {
      await openPage(page, pathOf('ObjectPage', 'de', { objectNumber: 1001 }));
      await untilQuiet(page);
      const picture = (await page.getByTestId('open-gallery').boundingBox())!;
      const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
      expect([picture.x, picture.width]).toEqual([0, 390]);
      expect(title.y).toBeGreaterThan(picture.y + picture.height);
      expect(title.y + title.height).toBeLessThan(772);
      // The symbols on the picture are read as words.
      await expect(page.getByTestId('share')).toHaveAccessibleName('Teilen');
    },
  );

  test(
    'a search with a set chip out of sight is no wider than the phone, and tells all of its party',
    { tag: '@full' },
    async ({ page }) => {
      await openPage(
        page,
        `${pathOf('Search', 'de')}?${stay}&persons=4&childAges=3,7&pets=one&swimmingpool=Y&sauna=Y`,
      );
      await untilQuiet(page);
      await expectNoSidewaysScroll(page);
      for (const [width, words] of [
        [390, page.getByTestId('search-fold').locator('summary > span').first()],
        [768, page.getByTestId('party-field')],
        [1440, page.getByTestId('party-field')],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await expect(words).toContainText('4 Personen, davon 2 Kinder, 1 Hund');
        const cut = await words.evaluate((box) =>
          [box, ...box.querySelectorAll('*')].some(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1),
          ),
        );
        expect(cut, `at ${width}`).toBe(false);
      }
    },
  );
});

test('logo, search form and list of a search begin on one line', { tag: '@full' }, async ({ page }) => {
  for (const width of [1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, pathOf('Search', 'de'));
    await untilQuiet(page);
    const lefts = await Promise.all(
      [
        page.locator('header a').first(),
        page.locator('form[role=search], form').first(),
        page.getByRole('heading', { level: 1 }),
        page.getByTestId('result-card').first(),
      ].map(async (part) => Math.round((await part.boundingBox())!.x)),
    );
    expect(new Set(lefts).size, `${width}: ${lefts.join(', ')}`).toBe(1);
  }
});

test('a printed search is a list: nothing of it can only be clicked', { tag: '@full' }, async ({ page }) => {
  await openPage(page, `${pathOf('Search', 'de')}?${stay}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('result-card').first()).toBeVisible();
  // The words of the folded line show what is searched for; it contains nothing but words.
  const line = page.getByTestId('search-fold').locator('summary');
  await expect(line).toContainText('2 Personen');
  await expect(line.locator('svg:visible')).toHaveCount(0);
  await expect(
    page
      .locator('button:visible, summary:visible, form:visible, a[href="#main"]:visible')
      .and(page.locator(':not([data-testid=search-fold] > summary)')),
  ).toHaveCount(0);
});

test(
  'a printed page of text says where its links lead and has no frame without a picture',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    await page.goto('/hundestraende-nordsee/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`${new URL(baseURL!).origin}/hundestraende-nordsee/`)).toBeVisible();
    const other = page.getByRole('main').getByRole('link', { name: 'Hundestrände an der Ostsee' });
    expect(await other.evaluate((link) => getComputedStyle(link, '::after').content)).toBe(
      '"/hundestraende-ostsee/"',
    );
    await expect(page.getByTestId('result-card').first()).toBeVisible();
    await expect(page.getByTestId('result-card').locator('img:visible')).toHaveCount(0);
    // The lists of a page are its content; the proposals at its end are not.
    await page.goto('/reiseideen/');
    await expect(page.locator('section[aria-label="Alle Texte"]')).toBeVisible();
  },
);
