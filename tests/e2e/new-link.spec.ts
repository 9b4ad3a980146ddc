import type { Page } from '@playwright/test';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { linkFromMail } from './link-from-mail.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts';

/** An expired link, whose secret opens nothing. */
const endedLink = (bookingID: number): string =>
  `${pathOf('bookingView', 'en')}?${new URLSearchParams({ bookingID: String(bookingID), bookingHash: 'A'.repeat(43) })}`;

/** A request occupies no nights, so that any free home will do. */
async function requested(
  page: Page,
): Promise<{ bookingID: number; bookingDisplayNumber: number; lastName: string }> {
  const startDate = addDays(todayInBerlin(new Date()), 120);
  const stay = { startDate, endDate: addDays(startDate, 7), persons: 2 };
  const query = JSON.stringify({ ...stay, persons: '2' });
  const found = await page.request.get('/api/search', { params: { query, languageCode: 'en' } });
  const { data: list } = (await found.json()) as { data: { hits: { objectNumber: number }[] } };
  const lastName = `Neulink${Date.now()}`;
  const response = await page.request.post('/api/booking/create', {
    data: {
      ...stay,
      objectNumber: list.hits[0]!.objectNumber,
      bookingMethod: 'request',
      language: 'en',
      customer: { firstName: 'Ada', lastName, email: `${lastName}@example.org` },
      acceptTerms: true,
      idempotencyKey: lastName,
    },
  });
  const { data } = (await response.json()) as { data: { bookingID: number; bookingDisplayNumber: number } };
  return { ...data, lastName };
}

test('whoever opens a link that has ended gets a new one by mail', async ({ page, noise }) => {
  const { bookingID, lastName } = await requested(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(endedLink(bookingID));
  const button = page.getByRole('button', { name: 'Send the link' });
  await expect(button).toBeVisible();
  await expect(page.locator('body')).not.toContainText('example.org');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await button.click();
  await expect(page.getByTestId('new-link-sent')).toBeVisible();
  await expectAccessible(page);
  await page.goto(await linkFromMail(pathOf('bookingView', 'en'), `booking-${bookingID}-newLink-`));
  await expect(page.getByText(lastName).first()).toBeVisible();
  // The refused call is the browser's own noise.
  noise.splice(0, noise.length, ...noise.filter((text) => !text.includes('404')));
});

test(
  'a booking is found from the footer by its number and mail address',
  { tag: '@full' },
  async ({ page }) => {
    const { bookingID, bookingDisplayNumber, lastName } = await requested(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pathOf('Home', 'en'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'My booking' }).click();
    const form = page.getByTestId('find-booking');
    // Before the page is alive the form goes the way without scripts.
    await expect(async () => {
      await form.getByRole('button', { name: 'Send the link' }).click();
      await expect(form.getByLabel('Booking number')).toBeFocused({ timeout: 1000 });
    }).toPass();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await form.getByLabel('Booking number').fill(`No. ${bookingDisplayNumber}`);
    await form.getByLabel('Email').fill(`${lastName}@example.org`);
    await form.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByTestId('new-link-sent')).toBeVisible();
    await page.goto(await linkFromMail(pathOf('bookingView', 'en'), `booking-${bookingID}-newLink-`));
    await expect(page.getByText(lastName).first()).toBeVisible();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form to find a booking says that a mail is sent', { tag: '@full' }, async ({ page }) => {
    await page.goto(pathOf('bookingView', 'en'));
    await page.getByLabel('Booking number').fill('4999999');
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByTestId('new-link-sent')).toBeVisible();
  });

  test(
    'the page of a link offers a new one, and says that it is sent',
    { tag: '@full' },
    async ({ page }) => {
      const { bookingID } = await requested(page);
      await page.goto(endedLink(bookingID));
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByTestId('new-link-sent')).toBeVisible();
      expect(page.url()).not.toContain('bookingHash');
      await linkFromMail(pathOf('bookingView', 'en'), `booking-${bookingID}-newLink-`);
    },
  );
});
