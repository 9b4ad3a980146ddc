import type { Page } from '@playwright/test';
import { isLanguage } from '../../domain/language.ts';
import { addDays } from '../../domain/stay.ts';
import { formatterFor } from '../../texts/format.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { booked } from './booked-stay.ts';
import { linkFromMail } from './link-from-mail.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts';

/** Hosts read their pages in a language of their own. */
async function dayOn(page: Page, date: string): Promise<string> {
  const spoken = (await page.locator('html').getAttribute('lang')) ?? '';
  const language = isLanguage(spoken) ? spoken : 'de';
  return formatterFor(language, createSiteTexts().translate(language)).dateWithWeekday(date);
}

test(
  'on a phone a host offers another week instead of declining a request, and the guest books it by the mailed link',
  { tag: '@full' },
  async ({ page, context }) => {
    const phone = { width: 390, height: 844 };
    await page.setViewportSize(phone);
    const { link, lastName, arrival } = await booked(page, 36, () => true, 'request');
    const nextWeek = addDays(arrival, 7);
    const bookingID = new URL(link, 'http://localhost').searchParams.get('bookingID')!;

    await test.step('the host sees what the offer means, and sends it', async () => {
      await page.goto(await linkFromMail('landlord/booking/confirmation', lastName));
      await page.getByTestId('propose-open').click();
      const form = page.getByTestId('propose-change');
      await form.locator('[name=startDate]').fill(nextWeek);
      await form.locator('[name=endDate]').fill(addDays(nextWeek, 7));
      await form.locator('[name=proposalMessage]').fill('Eine Woche später passt es gut.');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByTestId('propose-preview').click();
      await expect(page.getByTestId('proposal-preview')).toContainText(await dayOn(page, nextWeek));
      await page.getByTestId('propose-send').click();
      await expect(page.getByTestId('change-state')).toHaveAttribute('data-state', 'open');
      await expect(page.getByTestId('booking-status').first()).toHaveAttribute('data-status', 'requested');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    await test.step('the guest accepts, and the booking is binding', async () => {
      const guest = await context.newPage();
      await guest.setViewportSize(phone);
      const path = `${pathOf('bookingView', 'de')}[^\\s"<>]*bookingID=${bookingID}`;
      await guest.goto(await linkFromMail(path, 'macht Ihnen ein Angebot'));
      const card = guest.getByTestId('proposal-card');
      await expect(card).toContainText('Eine Woche später passt es gut.');
      await expect(guest.getByTestId('proposal-accept')).toHaveText('Zahlungspflichtig buchen');
      await expectNoSidewaysScroll(guest);
      await expectAccessible(guest);
      await guest.getByTestId('proposal-accept').click();
      await expect(guest.getByTestId('booking-status').first()).toHaveAttribute('data-status', 'confirmed');
      await expect(
        guest.getByRole('definition').filter({ hasText: await dayOn(guest, nextWeek) }),
      ).toBeVisible();
      await expectNoSidewaysScroll(guest);
      await guest.close();
    });

    await test.step('the host sees the new stay, too', async () => {
      await page.reload();
      await expect(page.getByTestId('booking-status').first()).toHaveAttribute('data-status', 'confirmed');
      await expect(
        page.getByRole('definition').filter({ hasText: await dayOn(page, nextWeek) }),
      ).toBeVisible();
      await expectAccessible(page);
    });
  },
);
