import { addDays, todayInBerlin } from '../../domain/stay.ts';
import type { Page } from '@playwright/test';
import { freeStay } from './free-stay.ts';
import { pathOf } from './paths.ts';
import { expect, openPage, test } from './site-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const home = pathOf('ObjectPage', 'de', { objectNumber: 1001 });
const today = todayInBerlin(new Date());
const dated = `?startDate=${addDays(today, 200)}&endDate=${addDays(today, 207)}&persons=2`;

const isLayer = (page: Page): Promise<boolean> =>
  page.evaluate(() => (history.state as { isLayer?: boolean } | null)?.isLayer === true);

const layers: readonly [name: string, path: string, open: (page: Page) => Promise<void>][] = [
  ['the gallery', home, (page) => page.getByTestId('open-gallery').click()],
  [
    'the map of a search',
    pathOf('Search', 'de'),
    (page) => page.getByRole('button', { name: 'Karte', exact: true }).click(),
  ],
  ['the price of a stay', home + dated, (page) => page.getByTestId('bar-open').click()],
];

for (const [name, path, open] of layers) {
  test(
    `back closes ${name} and stays on the page, which is left by the next`,
    { tag: '@full' },
    async ({ page }) => {
      await openPage(page, pathOf('Faq', 'de'));
      const before = page.url();
      await openPage(page, path);
      const address = page.url();
      const layer = page.locator('dialog[open]');
      await open(page);
      await expect(layer).toBeVisible();
      await expect.poll(() => isLayer(page)).toBe(true);
      await page.goBack();
      await expect(layer).toHaveCount(0);
      expect(page.url()).toBe(address);

      // Closed otherwise, it leaves nothing in the history either.
      await open(page);
      await expect.poll(() => isLayer(page)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(layer).toHaveCount(0);
      await expect.poll(() => isLayer(page)).toBe(false);
      expect(page.url()).toBe(address);
      await page.goBack();
      await expect(page).toHaveURL(before);
    },
  );
}

test('whoever books from the sheet comes back to the home with one step', async ({ page }) => {
  const { objectNumber, stay } = await freeStay(page, 31);
  await openPage(page, `${pathOf('ObjectPage', 'de', { objectNumber })}?${stay}`);
  const address = page.url();
  await page.getByTestId('bar-open').click();
  await expect.poll(() => isLayer(page)).toBe(true);
  await page.locator('dialog[open]').getByTestId('book').click();
  // The address changes before the page does: a visitor who goes back at once returns to the sheet, which is still
  // open.
  await expect(page.getByTestId('to-summary')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => isLayer(page)).toBe(false);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
