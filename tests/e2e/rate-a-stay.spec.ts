import { booked } from './booked-stay.ts';
import { linkFromMail } from './link-from-mail.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts';

test('before the departure the page of a stay says from when on it can be rated', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { link, lastName } = await booked(page, 56);
  const query = new URL(await linkFromMail('booking', lastName)).search || link.slice(link.indexOf('?'));
  await page.goto(`/aufenthalt-bewerten/${query}`);
  await expect(page.getByTestId('rating-early')).toBeVisible();
  await expect(page.getByTestId('rate-form')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
