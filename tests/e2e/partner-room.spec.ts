import sharp from 'sharp';
import { demoPerson } from './demo-person.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone a partner makes a link, says what guests see and reads the report', async ({ page }) => {
  const { login, password } = demoPerson('partner');
  await page.goto(pathOf('PartnerLogin', 'de'));
  const form = page.getByTestId('business-login');
  const submit = form.locator('button[type=submit]');
  await expect(submit).toBeDisabled();
  await form.locator('[name=partnernummer]').fill(login);
  await expect(submit).toBeDisabled();
  await form.locator('[name=kennwort]').fill(password);
  await submit.click();
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
    await page.locator('fieldset [name=persons]').fill('6');
    await expect(page.getByTestId('partner-link')).toContainText('persons=6&subid=sommer-1');
    await expect(page.getByTestId('search-form-to-copy')).toContainText('name="persons" value="6"');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('what guests see, as it was typed', async () => {
    await page.goto(pathOf('PartnerSettings', 'de'));
    await expect(page.locator('[name=siteUrl]')).toHaveValue(/^https:/);
    await page.locator('main button[type=submit]').first().click();
    await expect(page.locator('main [role=status]').getByText('Gespeichert')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('logo and colours, with which its own host is drawn', async () => {
    const form = page.getByTestId('look-form');
    const logo = { create: { width: 300, height: 90, channels: 4, background: '#ffffff' } } as const;
    const buffer = await sharp(logo).png().toBuffer();
    await page.getByTestId('logo-file').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    const seen = page.getByTestId('look-preview').getByRole('img', { name: 'Reisebüro am Hafen' });
    await expect(seen).toHaveJSProperty('naturalWidth', 300);
    await form.locator('[name=hasColours]').check({ force: true });
    await form.locator('[name=main]').fill('#13294b');
    await form.locator('[name=accent]').fill('#ffe600');
    await expect(form.locator('button[type=submit]')).toBeDisabled();
    await page.getByTestId('colour-accent').getByRole('button').click();
    await expectAccessible(page);
    await form.locator('button[type=submit]').click();
    await expect(form.getByText('Gespeichert')).toBeVisible();
    await expect
      .poll(async () => {
        const branded = { Host: 'reisebuero-hafen.example' };
        return (await page.request.get(pathOf('Search', 'de'), { headers: branded })).text();
      })
      .toMatch(/<html[^>]* style="[^"]*--brand-head:#13294b;[^"]*--brand-logo:url\(\/partner-logos\/7001-/);
  });

  await test.step('the report of a branch, told by link', async () => {
    await page.goto(`${pathOf('PartnerReport', 'de')}?by=subId&partner=7003`);
    await expect(page.getByTestId('partner-totals')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
