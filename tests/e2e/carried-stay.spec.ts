import { booked, confirmed } from './booked-stay.ts';
import { pathOf } from './paths.ts';
import { expect, expectNoSidewaysScroll, test } from './site-test.ts';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow', hasTouch: true });

test('a stay kept on the phone is there without a network, and is gone when it is no longer wanted', async ({
  page,
  context,
  noise,
}) => {
  const stay = await confirmed(page, 33);
  await page.waitForFunction(() => navigator.serviceWorker?.controller != null);
  await page.getByTestId('keep-stay').click();
  await expect(page.getByTestId('forget-stay')).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).innerText();

  await context.setOffline(true);
  await page.goto(stay.link);
  await expect(page.getByText(String(stay.number)).first()).toBeVisible();
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  // Whoever opens another page without a network needs the stay, too.
  await page.goto(pathOf('Home', 'de'));
  await expect(page.getByText(String(stay.number)).first()).toBeVisible();

  await context.setOffline(false);
  await page.goto(stay.link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByTestId('forget-stay').click();
  await expect(page.getByTestId('keep-stay')).toBeVisible();
  await context.setOffline(true);
  await page.goto(stay.link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade keine Verbindung');
  await context.setOffline(false);
  // Without a network a page may miss files that nobody has loaded yet.
  noise.length = 0;
});

test(
  'a request that the landlord has not confirmed is not offered to be kept',
  { tag: '@full' },
  async ({ page }) => {
    const stay = await booked(page, 34, undefined, 'request');
    await page.goto(stay.link);
    await expect(page.getByTestId('booking-status').first()).toBeVisible();
    await expect(page.getByTestId('keep-stay')).toHaveCount(0);
  },
);
