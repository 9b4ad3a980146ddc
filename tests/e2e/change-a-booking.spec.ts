import type { Page } from '@playwright/test';
import { addDays } from '../../domain/stay.ts';
import { booked, bookedToday } from './booked-stay.ts';
import { formatterFor } from '../../texts/format.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { linkFromMail } from './link-from-mail.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './site-test.ts';

const form = (page: Page) => page.getByTestId('change-form');
const cents = (page: Page) => page.getByTestId('change-difference').first();

test('a guest asks for another week, the landlord accepts, and the guest sees the new dates', async ({
  page,
  context,
}) => {
  const { link, lastName, arrival } = await booked(page, 30);
  const nextWeek = addDays(arrival, 7);
  const inWords = formatterFor('de', createSiteTexts().translate('de')).dateWithWeekday;

  await test.step('the guest sees the price first, and nothing typed is lost', async () => {
    await page.goto(link);
    await page.getByTestId('change-open').click();
    await form(page).getByTestId('choose-arrival').click();
    // The agreed week is this guest's own: its last day can be another one's first.
    await expect(form(page).locator(`[data-date="${arrival}"]`)).toBeVisible();
    await expectAccessible(page);
    await form(page).locator(`[data-date="${nextWeek}"]`).click();
    await form(page)
      .locator(`[data-date="${addDays(arrival, 14)}"]`)
      .click();
    await expect(form(page).getByTestId('choose-arrival')).toBeFocused();
    await expect(form(page).getByTestId('choose-departure')).toContainText(inWords(addDays(arrival, 14)));
    await form(page).locator('[name=message]').fill('Wir kommen lieber eine Woche später.');
    await expect(form(page).getByTestId('change-difference')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByTestId('change-open').click();
    await expect(form(page).getByTestId('choose-arrival')).toContainText(inWords(nextWeek));
    await expect(form(page).locator('[name=message]')).toHaveValue(/Woche später/);
  });

  const difference = await cents(page).getAttribute('data-cents');
  await test.step('the guest asks', async () => {
    await page.getByTestId('change-send').click();
    await expect(page.getByTestId('change-state')).toHaveAttribute('data-state', 'open');
    await expect(page.getByTestId('change-card').getByRole('heading').first()).toBeFocused();
    await expect(cents(page)).toHaveAttribute('data-cents', difference!);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('the landlord follows the link of the mail and accepts', async () => {
    const landlord = await context.newPage();
    await landlord.goto(await linkFromMail('landlord/booking/confirmation', lastName));
    await expect(landlord.getByTestId('change-answer')).toContainText('eine Woche später');
    await expect(cents(landlord)).toHaveAttribute('data-cents', difference!);
    await expectAccessible(landlord);
    await landlord.locator('[name=changeMessage]').fill('Sehr gern.');
    await landlord.getByTestId('change-accept').click();
    await expect(landlord.getByTestId('change-state')).toHaveAttribute('data-state', 'accepted');
    await expect(landlord.getByTestId('change-answer').getByRole('heading').first()).toBeFocused();
    await landlord.close();
  });

  await test.step('the guest sees the new dates', async () => {
    await page.reload();
    await expect(page.getByTestId('change-state')).toHaveAttribute('data-state', 'accepted');
    await expect(page.getByTestId('change-card')).toContainText('Sehr gern.');
    await expect(page.locator('dl').first()).toContainText(inWords(nextWeek));
    await expectAccessible(page);
  });
});

test(
  'on a phone the calendar is used by keyboard and closed by Escape, and a wish is taken back',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { link, arrival } = await booked(page, 33);
    await openPage(page, link);
    await page.getByTestId('change-open').click();
    const field = form(page).getByTestId('choose-arrival');
    // Nothing was changed yet: the dates are what to begin with.
    await page.getByTestId('change-send').click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    const day = (date: string) => form(page).locator(`[data-date="${date}"]`);
    await expect(day(arrival)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(day(arrival)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(day(addDays(arrival, 14))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(form(page).getByTestId('change-difference')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByTestId('change-send').click();
    await expect(page.getByTestId('change-state')).toHaveAttribute('data-state', 'open');
    await expectNoSidewaysScroll(page);
    await page.getByTestId('change-withdraw').click();
    await expect(page.getByTestId('change-state')).toHaveAttribute('data-state', 'withdrawn');
    await expect(page.getByTestId('change-open')).toBeVisible();
    await expectAccessible(page);
  },
);

test('the secret of a link leaves the address at once, and page and documents open without it', async ({
  page,
}) => {
  const { link, lastName } = await booked(page, 30);
  const secret = new URL(link, 'http://localhost').searchParams.get('bookingHash')!;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(link);
  const shown = page.getByText(lastName).first();
  await expect(shown).toBeVisible();
  expect(page.url()).not.toContain(secret);
  expect(asked.filter((url) => url.includes(secret))).toHaveLength(1);
  await page.reload();
  await expect(shown).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId('document-calendarFile').click(),
  ]);
  expect(file.url()).not.toContain(secret);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  expect(await file.failure()).toBeNull();
});

test('on a phone a guest who cannot get in reports it, and reads by when somebody answers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const { link } = await bookedToday(page);
  const card = page.getByTestId('problem');
  const send = card.locator('[data-testid=problem-form] button[type=submit]');

  await test.step('what has happened is all that has to be said', async () => {
    await page.goto(link);
    await card.getByTestId('problem-open').click();
    await expect(card.getByTestId('problem-form')).toBeFocused();
    await card.locator('[name=problemText]').fill('Der Schlüssel passt nicht.');
    await send.click();
    await expect(card.getByRole('alert')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await card.locator('[name=problem][value=noAccess]').check();
    await send.click();
  });

  const reported = card.getByTestId('problem-reported');
  await expect(reported).toContainText(/\d\d:\d\d Uhr/);
  const caseNumber = /Vorgang (\d+)/.exec(await reported.innerText())![1]!;

  await test.step('what follows joins it, after a reload, too', async () => {
    await page.reload();
    await card.getByTestId('problem-open').click();
    await card.locator('[name=problem][value=notAsDescribed]').check();
    await send.click();
    await expect(reported).toContainText(`Ihrem Vorgang ${caseNumber}`);
    await expectAccessible(page);
  });

  await test.step('a page says what guests get', async () => {
    await card.getByRole('link', { name: 'So helfen wir Ihnen' }).click();
    await expect(page.locator('h1')).toHaveText('Wenn vor Ort etwas nicht stimmt');
  });
});
