import { pathOf } from './paths.ts';
import { expect, test } from './site-test.ts';

// A slow line: the page is there and read, its scripts are still on their way.
test.beforeEach(async ({ page }) => {
  await page.route('**/assets/entry.client*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto(pathOf('Home', 'de'), { waitUntil: 'domcontentloaded' });
});

test('what was typed before the page came alive is looked up then', async ({ page }) => {
  const place = page.getByTestId('search-form').first().getByRole('combobox').first();
  await place.fill('Deutschl');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Deutschland');
  await expect(place).toHaveValue('Deutschl');
});

test('a button that was pressed before the page came alive does its work then', async ({ page }) => {
  await page.getByTestId('stay-field').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
