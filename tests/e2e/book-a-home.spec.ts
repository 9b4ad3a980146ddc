import type { Locator, Page } from '@playwright/test';
import { addDays, todayInBerlin, toWeekday } from '../../domain/stay.ts';
import { pathOf } from './paths.ts';
import { linkFromMail } from './link-from-mail.ts';
import { chooseStay } from './search-form.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts';

/** A Saturday about three months ahead. */
function saturdayAhead(): string {
  let date = addDays(todayInBerlin(new Date()), 90);
  while (toWeekday(date) !== 5) date = addDays(date, 1);
  return date;
}

/** The first home of the list whose landlord confirms by hand. */
async function firstCardToConfirm(page: Page): Promise<Locator> {
  for (const card of await page.getByTestId('result-card').all()) {
    const objectNumber = Number(await card.getAttribute('data-object-number'));
    const response = await page.request.post('/api/object', { data: { objectNumber } });
    const { data } = (await response.json()) as { data: { instantBooking: boolean } };
    if (!data.instantBooking) return card;
  }
  throw new Error('No home of the list is confirmed by hand.');
}

async function centsOf(page: Page, testId: string): Promise<number> {
  return Number(await page.getByTestId(testId).first().getAttribute('data-cents'));
}

const words = {
  de: { bookNow: 'Zahlungspflichtig buchen' },
  en: { bookNow: 'Book and pay' },
} as const;

for (const language of ['de', 'en'] as const) {
  const tag = language === 'de' ? [] : ['@full'];
  test(
    `a guest finds, prices and books a home, and the landlord confirms (${language})`,
    { tag },
    async ({ page, context }) => {
      // Weeks apart: the two languages run side by side and may choose the same home.
      const arrival = addDays(saturdayAhead(), language === 'de' ? 0 : 21);
      const guest = `Guest-${language}-${Date.now()}`;
      // A mail to an unconfirmed address contains nothing that the guest has typed, so that only its recipient
      // identifies it.
      const email = `${guest.toLowerCase()}@example.org`;
      const departure = addDays(arrival, 7);

      await test.step('search by place and dates', async () => {
        await page.goto(pathOf('Home', language));
        const form = page.getByTestId('search-form').first();
        const place = form.getByRole('combobox').first();
        await place.fill(language === 'de' ? 'Deutschl' : 'Germ');
        await page.getByRole('listbox').getByRole('option').first().click();
        await chooseStay(page, form, arrival, departure);
        await form.locator('button[type=submit]').click();
        await expect(page.getByTestId('hits-count')).toBeVisible();
        await expect(page.getByTestId('result-card').first()).toBeVisible();
      });

      await test.step('filter', async () => {
        const before = Number(await page.getByTestId('hits-count').getAttribute('data-count'));
        const chip = page.getByTestId('filter-chip').first();
        const promised = Number(await chip.getAttribute('data-count'));
        await chip.click();
        await expect(page.getByTestId('hits-count')).toHaveAttribute('data-count', String(promised));
        expect(promised).toBeLessThanOrEqual(before);
        // The few homes that are left may all be bookable at once; the next step needs one that its landlord confirms.
        await chip.click();
        await expect(page.getByTestId('hits-count')).toHaveAttribute('data-count', String(before));
      });

      const card = await firstCardToConfirm(page);
      const listPrice = Number(await card.getByTestId('card-price').getAttribute('data-cents'));
      const objectNumber = Number(await card.getAttribute('data-object-number'));
      expect(listPrice).toBeGreaterThan(0);

      await test.step('look at the home: its price is the one of the list', async () => {
        await card.getByRole('link').first().click();
        await expect(page).toHaveURL(new RegExp(`/object/${objectNumber}/`));
        await expect(page.getByTestId('box-price').first()).toHaveAttribute('data-cents', String(listPrice));
        await expectAccessible(page);
      });

      await test.step('book: the summary has the same price', async () => {
        await page.getByTestId('book').first().click();
        await expect(page).toHaveURL(/\/booking\/start\//);
        await page.locator('[name=firstName]').fill('Ada');
        await page.locator('[name=lastName]').fill(guest);
        await page.locator('[name=email]').fill(email);
        await page.locator('[name=phone]').fill('+49 30 1234567');
        await page.locator('[name=street]').fill('Musterstraße 1');
        await page.locator('[name=zip]').fill('10115');
        await page.locator('[name=city]').fill('Berlin');
        const insurance = page.locator('[name=insurance]');
        if ((await insurance.count()) > 0) await insurance.last().check({ force: true });
        await expectAccessible(page);
        await page.getByTestId('to-summary').click();
        await expect(page).toHaveURL(/\/booking\/summary\//);
        await expect(page.getByTestId('summary-price').first()).toHaveAttribute(
          'data-cents',
          String(listPrice),
        );
        await expectAccessible(page);
        const button = page.getByTestId('book-now');
        await expect(button).toHaveText(words[language].bookNow);
        await page.locator('[name=payment][value="1"]').check({ force: true });
        await page.locator('[name=acceptTerms]').check({ force: true });
        await button.click();
        await expect(page).toHaveURL(/\/booking\/finish\//);
        await expect(page.getByTestId('booking-status').first()).toHaveAttribute(
          'data-status',
          /booked|confirmed/,
        );
        expect(await centsOf(page, 'summary-price').catch(() => listPrice)).toBe(listPrice);
      });

      await test.step('a way back finds their own booking, not just taken nights', async () => {
        await page.goBack();
        await expect(page.getByTestId('own-nights')).toBeVisible();
        await expectAccessible(page);
        await page.getByTestId('own-booking').click();
        await expect(page.getByTestId('booking-status').first()).toHaveAttribute(
          'data-status',
          /booked|confirmed/,
        );
      });

      await test.step('the landlord follows the link of the mail and confirms', async () => {
        const landlord = await context.newPage();
        await landlord.goto(await linkFromMail('landlord/booking/confirmation', guest));
        await landlord.getByTestId('confirm').click();
        await expect(landlord.getByTestId('booking-status').first()).toHaveAttribute(
          'data-status',
          'confirmed',
        );
        await expect(landlord.getByRole('heading', { level: 1 })).toBeFocused();
        await landlord.close();
      });

      await test.step('the guest follows the link of the mail and sees it', async () => {
        await page.goto(await linkFromMail(pathOf('bookingView', language), email));
        await expect(page.getByTestId('booking-status').first()).toHaveAttribute('data-status', 'confirmed');
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    },
  );
}
