import { demoPerson } from './demo-person.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone a partner makes a link, says what guests see, reads the report and makes a key', async ({
  page,
  request,
}) => {
  const { login, password } = demoPerson('partner');
  await page.goto(pathOf('PartnerLogin', 'de'));
  const form = page.getByTestId('business-login');
  await form.locator('[name=partnernummer]').fill(login);
  await form.locator('[name=kennwort]').fill(password);
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(pathOf('PartnerHome', 'de'));
  await expect(page.getByTestId('partner-totals')).toBeVisible();
  await expect(page.getByTestId('guests-see')).toContainText('Reisebüro am Hafen');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await test.step('a link of any page, with a name of its own', async () => {
    await page.goto(pathOf('PartnerLinks', 'de'));
    await page.locator('[name=address]').fill('https://elsewhere.example/');
    await expect(page.getByTestId('partner-link')).toHaveCount(0);
    await page.locator('[name=address]').fill('/suche/?persons=4');
    await page.locator('[name=subId]').fill('sommer-1');
    await expect(page.getByTestId('partner-link')).toContainText('persons=4&subid=sommer-1');
    await expect(page.getByTestId('banner-button')).toContainText('rel="sponsored noopener"');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('what guests see, as it was typed', async () => {
    await page.goto(pathOf('PartnerSettings', 'de'));
    await expect(page.locator('[name=siteUrl]')).toHaveValue(/^https:/);
    await page.locator('main button[type=submit]').click();
    await expect(page.locator('main [role=status]').getByText('Gespeichert')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('the report of a branch, told by link', async () => {
    await page.goto(`${pathOf('PartnerReport', 'de')}?by=subId&partner=7003`);
    await expect(page.getByTestId('partner-totals')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('a key opens what it is good for until it is ended', async () => {
    await page.goto(pathOf('PartnerKeys', 'de'));
    await page.getByTestId('make-key').click();
    await page.locator('[name=name]').fill('Probe');
    await page.getByText('Buchungen lesen').click();
    await page.locator('main input[type=password]').fill(password);
    await page.locator('main button[type=submit]').click();
    const key = await page
      .getByTestId('new-key')
      .locator('p')
      .filter({ hasText: /^fer_live_\w+$/ })
      .innerText();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const ask = async (): Promise<number> =>
      (await request.get('/api/key/bookings', { headers: { authorization: `Bearer ${key}` } })).status();
    expect(await ask()).toBe(200);
    const item = page.getByTestId('api-key').filter({ hasText: key.split('_')[2]! });
    await item.getByRole('button', { name: 'Beenden' }).click();
    await item.getByRole('button', { name: 'Sofort beenden' }).click();
    await expect.poll(ask).toBe(401);
  });
});
