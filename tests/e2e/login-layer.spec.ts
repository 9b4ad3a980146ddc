import type { Page } from '@playwright/test';
import { demoPerson } from './demo-person.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './site-test.ts';

const layerOf = (page: Page) => page.getByTestId('login-layer');

async function open(page: Page): Promise<void> {
  await openPage(page, pathOf('Home', 'de'));
  await page.locator('[data-testid=login-link][aria-haspopup=dialog]').click();
  await expect(layerOf(page)).toBeVisible();
}

/** Submits number and password in the shown form; returns the tab that opens. */
async function logIn(page: Page, { login, password }: { login: string; password: string }): Promise<Page> {
  const form = layerOf(page).getByTestId('layer-login');
  const submit = form.getByRole('button', { name: 'Anmelden' });
  await expect(submit).toBeDisabled();
  await form.getByLabel('Nummer oder E-Mail-Adresse').fill(login);
  await expect(submit).toBeDisabled();
  await form.getByLabel('Passwort', { exact: true }).fill(password);
  const [tab] = await Promise.all([page.context().waitForEvent('page'), submit.click()]);
  await tab.waitForLoadState();
  return tab;
}

for (const [device, viewport] of [
  ['desktop', { width: 1366, height: 657 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(device, { tag: '@full' }, () => {
    test.use({ viewport });

    test('hosts and partners log in by the layer, each in a new tab', async ({ page }) => {
      await open(page);
      await expectNoSidewaysScroll(page);
      // It covers parts of links behind it, whose size is looked at on the page itself.
      await expectAccessible(page, '[data-testid=login-layer]');
      const box = (await layerOf(page).boundingBox())!;
      // Thirty times the size of its letters, or the whole screen.
      expect(Math.round(box.width)).toBe(device === 'phone' ? 390 : 540);
      if (device === 'phone') expect(Math.round(box.height)).toBe(844);

      const landlord = await logIn(page, demoPerson('landlord'));
      await expect(landlord).toHaveURL(pathOf('LandlordHome', 'de'));
      await landlord.close();
      await expect(layerOf(page)).toBeHidden();

      await page.context().clearCookies({ name: 'jwt' });
      await open(page);
      await page.getByRole('tab', { name: 'Gastgeber' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Partner' })).toBeFocused();
      const partner = await logIn(page, demoPerson('partner'));
      await expect(partner).toHaveURL(pathOf('PartnerHome', 'de'));
      await partner.close();

      // Logged-in people find their own name, which leads on at once.
      await page.reload();
      const link = page.getByTestId('login-link');
      if (device === 'desktop') {
        // The house itself answers partners, whatever link they came by.
        await openPage(page, `${pathOf('Home', 'de')}?pid=7001`);
        await page.getByTestId('office-contact').click();
        const panel = page.getByTestId('office-panel');
        await expect(panel).toContainText('Service für Partner');
        const write = panel.getByRole('link', { name: 'An den Partnerservice schreiben' });
        await expect(write).toHaveAttribute('href', pathOf('ContactPartner', 'de'));
        await expect(page.getByTestId('office-contact')).not.toContainText('Reisebüro am Hafen');
        await expectAccessible(page, '[data-testid=office-panel]');
      }
      if (device === 'desktop') await expect(link).not.toHaveText('Mein Konto');
      await expect(link).not.toHaveAttribute('aria-haspopup');
      await link.click();
      await expect(page).toHaveURL(pathOf('UserHome', 'de'));
    });
  });
}

test(
  'the layer asks for a forgotten password, and closes by Escape and by a click outside',
  { tag: '@full' },
  async ({ page }) => {
    await open(page);
    const layer = layerOf(page);
    await layer.getByRole('button', { name: 'Passwort vergessen?' }).click();
    const send = layer.getByRole('button', { name: 'Link schicken' });
    await expect(send).toBeDisabled();
    // The field has the focus.
    await page.keyboard.type('999999');
    await send.click();
    await expect(layer.getByRole('status')).toContainText('E-Mail unterwegs');
    await expectAccessible(page);
    await layer.getByRole('button', { name: 'Zurück zur Anmeldung' }).click();
    await expect(layer.getByTestId('layer-login')).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
    const link = page.getByTestId('login-link');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(layer).toBeVisible();
    await expect(async () => {
      await page.locator('h1').click();
      await expect(layer).toBeHidden({ timeout: 500 });
    }).toPass();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('numbers and passwords can be sent', { tag: '@full' }, async ({ page }) => {
    await page.goto(pathOf('PartnerLogin', 'de'));
    await expect(page.getByTestId('business-login').locator('button[type=submit]')).toBeEnabled();
  });

  test('the way in is a link', { tag: '@full' }, async ({ page }) => {
    await page.goto(pathOf('Home', 'de'));
    await page.getByTestId('login-link').click();
    await expect(page).toHaveURL(pathOf('UserHome', 'de'));
  });
});
