import type { Page } from '@playwright/test';
import { pathOf } from './paths.ts';
import { expect, expectAlive, test } from './site-test.ts';

let comeAlive: () => void;
let held: Promise<void>;

/** Opens a page as on a slow line: the HTML is there, the scripts are held back until the test releases them. */
async function openSlowly(page: Page, path: string): Promise<void> {
  held = new Promise<void>((resolve) => (comeAlive = resolve));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

test.beforeEach(async ({ page }) => {
  await page.route('**/assets/entry.client*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openSlowly(page, pathOf('Home', 'de'));
});

test('what was typed before the page came alive is looked up then', { tag: '@full' }, async ({ page }) => {
  const place = page.getByTestId('search-form').first().getByRole('combobox').first();
  await place.fill('Deutschl');
  comeAlive();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Deutschland');
  await expect(place).toHaveValue('Deutschl');
});

test(
  'a button that was pressed before the page came alive does its work then',
  { tag: '@full' },
  async ({ page }) => {
    await page.getByTestId('stay-field').first().click();
    comeAlive();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test('a menu that was opened before the page came alive stays open', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByTestId('burger').locator('summary').click();
  comeAlive();
  await expectAlive(page.getByTestId('stay-field').first());
  await expect(page.getByTestId('burger').getByRole('link', { name: 'Urlaub mit Hund' })).toBeVisible();
});

test('what was typed into the login before the page came alive is kept, and a press of its button is not lost', async ({
  page,
  noise,
}) => {
  await openSlowly(page, pathOf('UserLogin', 'de'));
  const form = page.getByTestId('login');
  await form.locator('[name=email]').fill('frueh@example.org');
  await form.locator('[name=password]').fill('schnell getippt, aber falsch');
  await form.getByRole('button', { name: 'Anmelden', exact: true }).click();
  comeAlive();
  await expect(form.getByRole('alert')).toBeVisible();
  // A wrong password is a refusal, which the browser writes down.
  expect(noise.splice(0).filter((line) => !line.includes('status of 401'))).toEqual([]);
  await expect(form.locator('[name=email]')).toHaveValue('frueh@example.org');
  await expect(page).toHaveURL(pathOf('UserLogin', 'de'));
});

test('each form of an account takes what was typed and pressed before its page came alive', async ({
  page,
  noise,
}) => {
  const email = `frueh-${Date.now()}@example.org`;
  const password = 'ein Satz, der früh getippt wurde';

  await openSlowly(page, pathOf('UserRegistration', 'de'));
  let form = page.getByTestId('registration');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.locator('[name=lastName]').fill('Lovelace');
  await form.getByRole('button', { name: 'Konto anlegen' }).click();
  comeAlive();
  await expect(page.getByTestId('sent-mail')).toContainText(email);

  await openSlowly(page, pathOf('UserPasswordRequest', 'de'));
  form = page.getByTestId('password-request');
  await form.locator('[name=email]').fill(email);
  await form.getByRole('button').last().click();
  comeAlive();
  await expect(page.getByTestId('sent-mail')).toContainText(email);

  await openSlowly(page, pathOf('UserLoginLink', 'de'));
  form = page.getByTestId('login-link-request');
  await form.locator('[name=email]').fill(email);
  await form.getByRole('button').last().click();
  comeAlive();
  await expect(page.getByTestId('login-code')).toBeVisible();

  await openSlowly(page, `${pathOf('UserPasswordReset', 'de')}?resetID=${'a'.repeat(43)}`);
  form = page.getByTestId('password-reset');
  await form.locator('[name=password]').fill(password);
  await form.getByRole('button').last().click();
  comeAlive();
  await expect(form).toBeHidden();
  // A link that nobody was sent is refused, which the browser writes down.
  expect(noise.splice(0).filter((line) => !line.includes('status of 410'))).toEqual([]);

  await openSlowly(page, pathOf('UserBusinessRegistration', 'de'));
  form = page.getByTestId('business-registration');
  await form.getByText('Agentur', { exact: true }).click();
  await form.locator('[name=company]').fill('Früh & Co.');
  await form.locator('[name=email]').fill(email);
  await form.getByRole('button').last().click();
  comeAlive();
  await expect(form.getByRole('alert').first()).toBeVisible();
  await expect(form.locator('[name=company]')).toHaveValue('Früh & Co.');
  await expect(form.locator('[name=email]')).toHaveValue(email);
  await expect(form.locator('[name=kind][value=agency]')).toBeChecked();
});
