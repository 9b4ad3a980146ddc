import type { Page } from '@playwright/test';
import { demoPerson } from './demo-person.ts';
import { linkFromMail } from './link-from-mail.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, test } from './site-test.ts';

const password = 'ein Satz, den niemand kennt';

/** Logs in by the form, and goes on to where one wanted to be. */
async function logIn(page: Page, who: { login: string; password: string }, next: string): Promise<void> {
  await page.goto(`${pathOf('UserLogin', 'de')}?${new URLSearchParams({ next }).toString()}`);
  const form = page.getByTestId('login');
  await form.locator('[name=email]').fill(who.login);
  await form.locator('[name=password]').fill(who.password);
  await form.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(next);
}

/** Registers somebody without the pages, and lets the browser be logged in as them. */
async function anAccount(page: Page): Promise<string> {
  const email = `person-${Date.now()}@example.org`;
  await page.request.post('/api/user/registration', { data: { user: { email, password } } });
  await page.goto(await linkFromMail(pathOf('UserRegistrationConfirm', 'de'), email));
  await page.getByTestId('confirm').locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await expect(page).toHaveURL(pathOf('UserHome', 'de'));
  return email;
}

test('an administrator grants a role and suspends, and the person feels both at once', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newContext({
    baseURL: process.env['SITE_URL']!,
    storageState: await page.context().storageState(),
  });
  const their = await theirs.newPage();
  const email = await anAccount(their);
  const texts = pathOf('LocaleEditor', 'de');
  await their.goto(texts);
  await expect(their.getByRole('alert')).toContainText('fehlt Ihnen die Berechtigung');

  await logIn(page, demoPerson('admin'), pathOf('AdminPeople', 'de'));
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('button', { name: 'Suchen' }).click();
  const found = page.getByTestId('people').getByRole('link');
  await expect(found).toHaveCount(1);
  await found.click();
  const role = page.locator('[data-role=editor]');
  await role.getByRole('button').click();
  await expect(role).toContainText('Hat dieses Recht');
  await expect(page.getByText('Recht gegeben: Redaktion')).toBeVisible();
  await expectAccessible(page);
  await their.reload();
  await expect(their.getByRole('searchbox')).toBeVisible();

  const access = page.getByTestId('access');
  await access.getByRole('button', { name: 'Konto sperren' }).click();
  await access.getByRole('button', { name: 'Wirklich sperren' }).click();
  await expect(access).toContainText('Dieses Konto ist gesperrt');
  await their.reload();
  await expect(their).toHaveURL(/\/user\/login\//);
  await theirs.close();

  await access.getByRole('button', { name: 'Sperre aufheben' }).click();
  await expect(access).not.toContainText('Dieses Konto ist gesperrt');
});

test('an agency registers, the office takes it in, and it sets its password', async ({ page, browser }) => {
  const email = `agentur-${Date.now()}@example.org`;
  await page.goto(pathOf('UserBusinessRegistration', 'de'));
  const form = page.getByTestId('business-registration');
  await form.getByText('Agentur', { exact: true }).click();
  await form.getByRole('button', { name: 'Registrieren' }).click();
  // The first wrong field has the focus.
  await expect(form.locator('[name=company]')).toBeFocused();
  await expectAccessible(page);
  for (const [name, value] of Object.entries({
    company: `Kontor ${email}`,
    firstName: 'Karla',
    lastName: 'Küster',
    phone: '+49 40 123456',
    street: 'Am Hafen 1',
    zip: '20457',
    city: 'Hamburg',
    email,
  })) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await form.getByRole('button', { name: 'Registrieren' }).click();
  await expect(page.getByTestId('sent-mail')).toContainText(email);
  await page.goto(await linkFromMail(pathOf('UserBusinessConfirm', 'de'), email));
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await expect(page.getByTestId('sent-mail')).toContainText('Ihre Adresse ist bestätigt');

  const office = await browser.newContext({
    baseURL: process.env['SITE_URL']!,
    storageState: await page.context().storageState(),
  });
  const desk = await office.newPage();
  await logIn(desk, demoPerson('office'), pathOf('AdminBusinesses', 'de'));
  const card = desk.getByTestId('registration').filter({ hasText: email });
  await expectAccessible(desk);
  await card.getByRole('button', { name: /^Aufnehmen/ }).click();
  await card.getByRole('button', { name: 'Wirklich aufnehmen' }).click();
  await expect(card).toContainText('Die E-Mail mit dem Zugang ist unterwegs');
  await office.close();

  await page.goto(await linkFromMail(pathOf('UserPasswordReset', 'de'), email));
  await page.getByTestId('password-reset').locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page).toHaveURL(pathOf('UserHome', 'de'));
  await expect(page.getByRole('link', { name: 'Zum Gastgeberbereich' })).toBeVisible();
});
