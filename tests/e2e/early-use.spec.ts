import { pathOf } from './paths.ts';
import { expect, test } from './site-test.ts';

let comeAlive: () => void;

// A slow line: the page is there and read, its scripts are still on their way until the test lets them come.
test.beforeEach(async ({ page }) => {
  const held = new Promise<void>((resolve) => (comeAlive = resolve));
  await page.route('**/assets/entry.client*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(pathOf('Home', 'de'), { waitUntil: 'domcontentloaded' });
});

test('what was typed before the page came alive is looked up then', async ({ page }) => {
  const place = page.getByTestId('search-form').first().getByRole('combobox').first();
  await place.fill('Deutschl');
  comeAlive();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Deutschland');
  await expect(place).toHaveValue('Deutschl');
});

test('a button that was pressed before the page came alive does its work then', async ({ page }) => {
  await page.getByTestId('stay-field').first().click();
  comeAlive();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what was typed into the login before the page came alive is kept, and a press of its button is not lost', async ({
  page,
  noise,
}) => {
  await page.goto(pathOf('UserLogin', 'de'), { waitUntil: 'domcontentloaded' });
  const form = page.getByTestId('login');
  await form.locator('[name=email]').fill('frueh@example.org');
  await form.locator('[name=password]').fill('schnell getippt, aber falsch');
  await form.getByRole('button', { name: 'Anmelden', exact: true }).click();
  comeAlive();
  await expect(form.getByRole('alert')).toBeVisible();
  // A wrong password is a refusal, which the browser writes down.
  expect(noise.splice(0).filter((line) => !line.includes('401'))).toEqual([]);
  await expect(form.locator('[name=email]')).toHaveValue('frueh@example.org');
  await expect(page).toHaveURL(pathOf('UserLogin', 'de'));
});
