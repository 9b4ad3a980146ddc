import type { Page } from '@playwright/test';
import { freeStay, typedGuest as typed } from './free-stay.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test as base } from './site-test.ts';

/** A lost connection counts as noise in other tests; here it is the subject. */
const test = base.extend<{ noise: string[] }>({
  noise: ({}, use) => use([]),
});

async function fill(page: Page): Promise<void> {
  for (const [field, value] of Object.entries(typed)) await page.locator(`[name=${field}]`).fill(value);
  await page.locator('[name=insurance]').last().check({ force: true });
}

async function expectKept(page: Page): Promise<void> {
  for (const [field, value] of Object.entries(typed)) {
    await expect(page.locator(`[name=${field}]`)).toHaveValue(value);
  }
  await expect(page.locator('[name=insurance]').last()).toBeChecked();
}

async function toSummary(page: Page): Promise<void> {
  await page.getByTestId('to-summary').click();
  await expect(page).toHaveURL(/\/booking\/summary\/|\/option\/summary\//);
}

test('errors are listed, take the focus and lead to their fields, by keyboard', async ({ page }) => {
  const { objectNumber, stay } = await freeStay(page, 40);
  await page.goto(`${pathOf('BookingStart', 'de', { objectNumber })}?${stay}`);
  await expect(page.getByTestId('to-summary')).toBeEnabled();
  await page.getByTestId('to-summary').focus();
  await page.keyboard.press('Enter');
  const summary = page.getByTestId('error-summary');
  await expect(summary).toBeFocused();
  const links = summary.getByRole('link');
  expect(await links.count()).toBeGreaterThanOrEqual(Object.keys(typed).length);
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Nachname' }).focus();
  await page.keyboard.press('Enter');
  const field = page.locator('[name=lastName]');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('Lovelace');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('nothing typed is lost by reload, by going back, or by another language', async ({ page }) => {
  const { objectNumber, stay } = await freeStay(page, 42);
  await page.goto(`${pathOf('BookingStart', 'de', { objectNumber })}?${stay}`);
  await expect(page.getByTestId('to-summary')).toBeEnabled();
  await fill(page);
  await page.reload();
  await expectKept(page);
  await toSummary(page);
  await page.goBack();
  await expectKept(page);
  await page.goto(`${pathOf('BookingStart', 'fr', { objectNumber })}?${stay}`);
  await expectKept(page);
});

test('a connection lost while booking: a message, the same attempt once more, one booking', async ({
  page,
  context,
}) => {
  const { objectNumber, stay } = await freeStay(page, 44);
  await page.goto(`${pathOf('BookingStart', 'de', { objectNumber })}?${stay}`);
  await expect(page.getByTestId('to-summary')).toBeEnabled();
  await fill(page);

  await context.setOffline(true);
  await expect(page.getByTestId('offline')).toBeVisible();
  await page.getByTestId('to-summary').click();
  await expectKept(page);
  await context.setOffline(false);
  await expect(page.getByTestId('offline')).toBeHidden();

  await toSummary(page);
  await expectAccessible(page);
  await page.locator('[name=payment][value="1"]').check({ force: true });
  await page.locator('[name=acceptTerms]').check({ force: true });
  const keys: string[] = [];
  // The server books, but its answer never arrives.
  await page.route('**/api/booking/create', async (route) => {
    keys.push((route.request().postDataJSON() as { idempotencyKey: string }).idempotencyKey);
    const response = await route.fetch();
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  await page.getByTestId('book-now').click();
  const failure = page.getByTestId('booking-failure');
  await expect(failure).toHaveAttribute('data-type', 'network');
  await expect(failure).toBeFocused();
  await page.getByTestId('retry-booking').click();
  await expect(page).toHaveURL(/\/booking\/finish\//);
  await expect(page.getByTestId('booking-number')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('nights taken meanwhile: nothing is booked, and there is a way on', async ({ page }) => {
  const { objectNumber, stay } = await freeStay(page, 46);
  await page.goto(`${pathOf('BookingStart', 'de', { objectNumber })}?${stay}`);
  await expect(page.getByTestId('to-summary')).toBeEnabled();
  await fill(page);
  await toSummary(page);
  await page.locator('[name=payment][value="1"]').check({ force: true });
  await page.locator('[name=acceptTerms]').check({ force: true });
  // Somebody else books the same nights, through the same call.
  await page.route('**/api/booking/create', async (route) => {
    const body = route.request().postDataJSON() as Record<string, unknown>;
    const first = await page.request.post('/api/booking/create', {
      data: {
        ...body,
        customer: { ...(body['customer'] as object), email: 'somebody.else@example.org' },
        idempotencyKey: `other-${String(body['idempotencyKey'])}`,
      },
    });
    expect(first.ok()).toBe(true);
    await route.continue();
  });
  await page.getByTestId('book-now').click();
  const failure = page.getByTestId('booking-failure');
  await expect(failure).toHaveAttribute('data-type', 'capacity-taken');
  expect(await failure.getByRole('link').count()).toBeGreaterThanOrEqual(2);
  await expect(page.getByTestId('book-now')).toBeDisabled();
  await expectAccessible(page);
});

test(
  'a request chooses its nights from the calendar of the home, in which taken ones cannot be chosen',
  { tag: '@full' },
  async ({ page }) => {
    const { objectNumber, stay, startDate, endDate } = await freeStay(page, 43);
    const { data } = (await (await page.request.post('/api/object', { data: { objectNumber } })).json()) as {
      data: { availability: { days: { date: string; arrival: boolean; free: boolean }[] } };
    };
    const taken = data.availability.days.find(
      ({ date, free }) => !free && date.slice(0, 7) === startDate.slice(0, 7),
    );
    await page.goto(`${pathOf('Request', 'de', { objectNumber })}?${stay}`);
    const field = page.getByTestId('choose-departure');
    await field.click();
    const day = (date: string) => page.locator(`[data-date="${date}"]`);
    await expect(day(startDate)).toBeFocused();
    if (taken) await expect(day(taken.date)).toHaveAttribute('aria-disabled', 'true');
    await day(startDate).click();
    await day(endDate).click();
    await expect(page.getByTestId('choose-arrival')).toBeFocused();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible(page);
  },
);

test(
  'nights that are taken cannot be asked for, and the page says so before anything is filled in',
  { tag: '@full' },
  async ({ page }) => {
    const { data } = (await (
      await page.request.post('/api/object', { data: { objectNumber: 1001 } })
    ).json()) as {
      data: { availability: { days: { date: string; free: boolean }[] } };
    };
    const { days } = data.availability;
    const at = days.findIndex(({ free }, index) => !free && index > 7);
    const stay = new URLSearchParams({
      startDate: days[at - 1]!.date,
      endDate: days[at + 4]!.date,
      persons: '2',
    });
    await page.goto(`${pathOf('Request', 'de', { objectNumber: 1001 })}?${stay}`);
    await expect(page.getByTestId('choose-arrival')).toBeVisible();
    await expect(page.getByTestId('not-askable')).toBeVisible();
    await expect(page.getByTestId('send-request')).toBeDisabled();
    await page.getByTestId('nearest-stay').click();
    await expect(page.getByTestId('not-askable')).toHaveCount(0);
    await expect(page.getByTestId('send-request')).toBeEnabled();
  },
);

test(
  'a domain with a slip is asked about, and put right by one click',
  { tag: '@full' },
  async ({ page }) => {
    const { objectNumber, stay } = await freeStay(page, 41);
    await page.goto(`${pathOf('OptionStart', 'de', { objectNumber })}?${stay}`);
    await expect(page.getByTestId('to-summary')).toBeEnabled();
    const email = page.locator('[name=email]');
    await email.fill('Ada.L@gmial.com');
    await email.press('Tab');
    await page.getByTestId('meant-address').click();
    await expect(email).toHaveValue('Ada.L@gmail.com');
    await expect(email).toBeFocused();
    await expect(page.getByTestId('meant-address')).toHaveCount(0);
  },
);

test('an option asks how its guest is reached alone, counts down quietly and becomes a booking with their address, at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { objectNumber, stay } = await freeStay(page, 48);
  await page.goto(`${pathOf('OptionStart', 'de', { objectNumber })}?${stay}`);
  await expect(page.getByTestId('to-summary')).toBeEnabled();
  await expectNoSidewaysScroll(page);
  await expect(page.locator('[name=salutation], [name=street], [name=zip], [name=country]')).toHaveCount(0);
  const { street, zip, city, ...contact } = typed;
  for (const [field, value] of Object.entries(contact)) await page.locator(`[name=${field}]`).fill(value);
  await expect(page.locator('[name=insurance]')).toHaveCount(0);
  await toSummary(page);
  await expectNoSidewaysScroll(page);
  await expect(page.locator('[name=payment]')).toHaveCount(0);
  await page.locator('[name=acceptTerms]').check({ force: true });
  await page.getByTestId('book-now').click();
  await expect(page).toHaveURL(/\/option\/finish\//);
  await expectNoSidewaysScroll(page);
  await page.getByTestId('to-booking').click();
  // Nobody has opened a link of a mail to this address yet: it holds the nights for a day.
  await expect(page.getByTestId('hold-left')).toContainText('23 Stunden');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByTestId('book-now').click();
  await expect(page.getByTestId('error-summary')).toBeFocused();
  for (const [field, value] of Object.entries({ street, zip, city })) {
    await page.locator(`[name=${field}]`).fill(value);
  }
  await page.getByTestId('book-now').click();
  await expect(page.getByTestId('booking-status').first()).toHaveAttribute('data-status', /booked|confirmed/);
});
