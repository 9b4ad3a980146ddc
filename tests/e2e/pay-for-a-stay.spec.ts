import type { Page } from '@playwright/test';
import { buildStatement } from '../../server/areas/payments/testing/build-statement.ts';
import { confirmed } from './booked-stay.ts';
import { browserOf } from './browser-of.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts';
import { cents } from '../../domain/cents.ts';

const cardOfThreeDSecure = '4000 0027 6000 3184';
const cardWithoutMoney = '4000 0000 0000 9995';

/** Parses an amount on a page into cents. */
const centsIn = (text: string): number => Number(text.replaceAll(/[^\d]/g, ''));

/** Goes from the booking to its payment page, and on to the bank's page. */
async function toCardPage(page: Page): Promise<void> {
  await page.getByTestId('money').getByRole('link').click();
  await expect(page).toHaveURL(/\/payment\/de\//);
  await page.getByTestId('card-way').getByRole('button').first().click();
  await expect(page.getByLabel('Kartennummer')).toBeVisible();
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Kartennummer').fill(card);
  await page.getByRole('button').first().click();
}

test('a guest pays by card with the second step of the bank, cancels, and gets the money back to the card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await confirmed(page, 50);
  await toCardPage(page);
  await expectNoSidewaysScroll(page);
  await payWith(page, cardOfThreeDSecure);
  await page.locator('button[name=agrees][value=yes]').click();
  await expect(page).toHaveURL(/\/payment\/de\/.*outcome=done/);
  await expect(page.getByText('Danke, Ihre Zahlung ist da')).toBeVisible();
  const paid = centsIn(await page.getByTestId('paid').innerText());
  expect(paid).toBeGreaterThan(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Zu Ihrer Buchung' }).click();
  await page.getByTestId('cancel-open').click();
  await page.getByTestId('cancel-confirm').click();
  await expect(page.getByTestId('booking-status').first()).toHaveAttribute('data-status', 'cancelled');
  // The button is gone. Its result is shown beside the heading, far above.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.getByTestId('money').getByRole('link').click();
  await expect(page.getByTestId('payment-sums')).toContainText('auf Ihre Karte erstattet', {
    ignoreCase: true,
  });
});

test('a guest whose card is declined pays by transfer, and the statement of the bank settles it', async ({
  page,
  browser,
}) => {
  await confirmed(page, 53);
  await toCardPage(page);
  await payWith(page, cardWithoutMoney);
  await expect(page.getByRole('alert')).toContainText('nicht ausreichend gedeckt');
  await page.getByRole('link').click();
  await expect(page).toHaveURL(/\/payment\/de\//);
  const way = page.getByTestId('transfer-way');
  await expect(way).toBeVisible();
  await expectAccessible(page);
  const amount = centsIn(/[\d.]+,\d\d/.exec(await way.getByRole('paragraph').first().innerText())![0]);
  const reference = await way.locator('dt:text-is("Verwendungszweck") + dd').innerText();

  const office = await (await browserOf(browser, 'accounting')).newPage();
  await office.goto(pathOf('AdminMoney', 'de'));
  const content = buildStatement([
    { amount: cents(amount), purpose: `Urlaub ${reference}`, reference: `E2E${Date.now()}` },
  ]);
  const file = { name: 'statement.xml', mimeType: 'text/xml', buffer: Buffer.from(content) };
  await office.getByTestId('money-files').locator('input[type=file]').setInputFiles(file);
  await office.getByRole('button', { name: 'Einlesen' }).click();
  await expect(office.getByTestId('money-files').getByRole('status')).toContainText('1 zugeordnet');
  await expectAccessible(office);
  await office.context().close();

  await page.reload();
  await expect(page.getByTestId('paid')).toBeVisible();
  expect(centsIn(await page.getByTestId('paid').innerText())).toBe(amount);
});
