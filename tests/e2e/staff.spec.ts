import type { Page } from '@playwright/test';
import { demoPerson } from './demo-person.ts';
import { linkFromMail } from './link-from-mail.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, test } from './site-test.ts';

const password = 'ein Satz, den niemand kennt';

/** Logs in by the form and continues to the page that the user wanted. */
async function logIn(page: Page, who: { login: string; password: string }, next: string): Promise<void> {
  await page.goto(`${pathOf('UserLogin', 'de')}?${new URLSearchParams({ next }).toString()}`);
  const form = page.getByTestId('login');
  await form.locator('[name=email]').fill(who.login);
  await form.locator('[name=password]').fill(who.password);
  await form.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(next);
}

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
  // The question for the password replaces the pressed control, and gets the focus.
  await expect(role.locator('[name=password-role]')).toBeFocused();
  await page.keyboard.type(demoPerson('admin').password);
  await page.keyboard.press('Enter');
  await expect(role).toContainText('Hat dieses Recht');
  await expect(role.getByRole('button')).toBeFocused();
  await expect(page.getByTestId('roles').getByRole('status')).toHaveText('Redaktion: Recht zugewiesen.');
  await expect(page.getByText('Recht zugewiesen: Redaktion')).toBeVisible();
  await expectAccessible(page);
  await their.reload();
  await expect(their.getByRole('searchbox')).toBeVisible();

  const access = page.getByTestId('access');
  await access.getByRole('button', { name: 'Konto sperren' }).click();
  await access.getByRole('button', { name: 'Ja, sperren' }).click();
  await expect(access).toContainText('Dieses Konto ist gesperrt');
  await their.reload();
  await expect(their).toHaveURL(/\/user\/login\//);
  await theirs.close();

  await access.getByRole('button', { name: 'Sperre aufheben' }).click();
  await expect(access).not.toContainText('Dieses Konto ist gesperrt');
});
