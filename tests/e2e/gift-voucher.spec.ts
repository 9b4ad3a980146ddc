import { formatCode, buildVoucherCode } from '../../domain/voucher-code.ts';
import { confirmed } from './booked-stay.ts';
import { saturdayAhead } from './free-stay.ts';
import { wordsFromMail } from './link-from-mail.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts';

const cardOfThreeDSecure = '4000 0027 6000 3184';
const rest = 40;

test('a voucher is bought by card and mailed, and pays for one stay whole and for another in part', async ({
  page,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The rest of the voucher after the first stay does not suffice for the second.
  let price = 0;
  const first = await confirmed(page, 56, ({ priceObject: { priceComplete } }) => {
    price = priceComplete;
    return priceComplete > rest && priceComplete <= 1_000 - rest;
  });
  const worth = Math.ceil(price) + rest;
  const second = await confirmed(page, 59, ({ priceObject: { priceComplete } }) => priceComplete > 300);

  await page.goto(pathOf('VoucherShop', 'de'));
  await page.getByLabel('Betrag in Euro').fill(String(worth));
  await page.getByLabel('Widmung').fill('Für ein paar Tage am Meer');
  await page.getByLabel('Ihr Name').fill('Erika Mustermann');
  const email = `gift${Date.now()}@example.org`;
  await page.getByLabel('Ihre E-Mail-Adresse').fill(email);
  await page.getByLabel('Ich stimme den AGB zu').check();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await page.getByLabel('Kartennummer').fill(cardOfThreeDSecure);
  await page.getByRole('button').first().click();
  await page.locator('button[name=agrees][value=yes]').click();
  await expect(page.getByTestId('voucher-state')).toContainText('der Gutschein ist bezahlt');
  await expectAccessible(page);

  const code = await wordsFromMail(/(?:[A-HJ-NP-Z2-9]{5}-){5}[A-HJ-NP-Z2-9]{2}/, email);
  const link = await wordsFromMail(/\/ihr-reisegutschein\/\d+\/\d+\//, email);
  await page.goto(link);
  const typeCode = async (typed: string): Promise<void> => {
    await page.getByLabel('Gutscheincode').fill(typed);
    await page.getByRole('button', { name: 'Gutschein prüfen' }).click();
  };
  await typeCode(code.slice(0, -2));
  await expect(page.getByTestId('voucher-code')).toContainText('Dieser Code stimmt nicht');
  await typeCode(formatCode(buildVoucherCode(crypto.getRandomValues(new Uint8Array(26)))));
  await expect(page.getByRole('alert')).toContainText('Diesen Gutschein haben wir nicht gefunden');
  await typeCode(code.toLowerCase());

  const known = page.getByTestId('voucher-known');
  const amount = (euros: number): string =>
    new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' }).format(euros);
  const left = async (euros: number): Promise<void> =>
    expect(known.getByRole('heading', { level: 2 })).toHaveText(`Noch ${amount(euros)} auf dem Gutschein`);
  await left(worth);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Typed where discount codes belong, it is recognised and goes along to the payment.
  const filters = '?vouchers=Y&startDate=';
  await page.goto(`${pathOf('Search', 'de')}${filters}${saturdayAhead(62)}&endDate=${saturdayAhead(63)}`);
  const card = page.getByTestId('result-card').first();
  await expect(card).toContainText('Gutschein einlösbar');
  const objectNumber = await card.getAttribute('data-object-number');
  const stay = `?startDate=${saturdayAhead(62)}&endDate=${saturdayAhead(63)}&persons=2`;
  await page.goto(`${pathOf('BookingStart', 'de', { objectNumber: objectNumber! })}${stay}`);
  await page.getByLabel('Rabattcode').fill(code.toLowerCase());
  await expect(page.getByTestId('recognized-voucher')).toContainText(`Noch ${amount(worth)}`);
  await expect(page.getByLabel('Rabattcode')).toHaveValue('');
  await expectNoSidewaysScroll(page);
  await page.goto(link);
  await typeCode(code);
  const redeemOn = async (number: number): Promise<void> => {
    await page.getByLabel('Buchungsnummer').fill(String(number));
    await page.getByLabel('E-Mail-Adresse der Buchung').fill('ada@example.org');
    await page.getByRole('button', { name: 'Gutschein anrechnen' }).click();
  };
  await redeemOn(first.number);
  const done = known.getByRole('status').filter({ hasText: 'angerechnet' });
  await expect(done).toContainText('Die Buchung ist damit bezahlt');
  // The voucher does not pay the amount that is due on site.
  const [, euros = '', cents = ''] = /Wir haben ([\d.]+),(\d\d)/.exec(await done.innerText())!;
  const afterFirst = worth - Number(euros.replace('.', '')) - Number(cents) / 100;
  expect(afterFirst).toBeGreaterThanOrEqual(rest);
  await left(afterFirst);

  // The page on which a stay is paid takes it too, and says so where the guest is.
  await page.goto(second.link);
  await page.getByTestId('money').getByRole('link').click();
  await page.getByTestId('voucher-way').locator('[name=voucher]').fill(code);
  await page.getByTestId('voucher-way').locator('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: amount(afterFirst) })).toBeInViewport();

  await page.goto(link);
  await typeCode(code);
  await expect(page.getByRole('alert')).toContainText('Dieser Gutschein ist aufgebraucht');

  await page.goto(second.link);
  await page.getByTestId('money').getByRole('link').click();
  await expect(page.getByTestId('paid')).toContainText(amount(afterFirst));
  // These calls were refused on purpose.
  expect(noise.splice(0).filter((line) => !/status of 40[49]/.test(line))).toEqual([]);
});
