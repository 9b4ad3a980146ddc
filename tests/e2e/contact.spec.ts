import { pathOf } from './paths.ts';
import { wordsFromMail } from './link-from-mail.ts';
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from './site-test.ts';

test('a guest writes to the office from the footer; mistakes and a reload lose nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathOf('Home', 'en'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByRole('heading', { name: 'Help and contact' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'I am a guest' }).click();
  const form = page.getByTestId('contact-form');
  await form.getByLabel('Your message').fill('Is the garden fenced in? We come with a dog.');
  const startedAt = Date.now();
  await form.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  // Before the page is alive the browser itself would ask.
  await expect(async () => {
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(
      form.getByText('Please choose a topic.').or(form.getByText('Please fill in this field.')).first(),
    ).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await expect(form.getByLabel('Topic')).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(form.getByLabel('Your message')).toHaveValue(/fenced in/);
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace');
  await form.getByLabel('Topic').selectOption({ label: 'Search and homes' });
  await form.getByLabel('Email address').fill('ada@example.org');
  // A form that is filled in within three seconds counts as filled in by a script, which would apply to this test on a
  // fast machine.
  await expect.poll(() => Date.now() - startedAt).toBeGreaterThan(3000);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByTestId('contact-sent')).toContainText(/\d{6}/);
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test(
  "a letter that looks like a script's is worked for by the browser and arrives, with what was typed early",
  { tag: '@full' },
  async ({ page, noise }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let comeAlive: (value?: unknown) => void = () => undefined;
    const held = new Promise((resolve) => (comeAlive = resolve));
    await page.route('**/assets/entry.client*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(pathOf('ContactGuest', 'en'), { waitUntil: 'domcontentloaded' });
    const form = page.getByTestId('contact-form');
    await form.getByLabel('Topic').selectOption({ label: 'Search and homes' });
    await form.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
    comeAlive();
    await expectAlive(form);
    const email = `ada-links-${Date.now()}@example.org`;
    const message = Array.from({ length: 6 }, (_, index) => `https://home-${index}.example`).join(' ');
    await form.getByLabel('Email address').fill(email);
    await form.getByLabel('Your message').fill(message);
    // The answer waits until the form has been looked at while the browser works.
    let seen: (value?: unknown) => void = () => undefined;
    const looked = new Promise((resolve) => (seen = resolve));
    const statuses: number[] = [];
    await page.route('**/api/mailer/contact', async (route) => {
      if (statuses.length > 0) await looked;
      const response = await route.fetch();
      statuses.push(response.status());
      await route.fulfill({ response });
    });
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByText('checking the message for spam')).toBeVisible();
    await expect(form.getByLabel('Your message')).toHaveValue(message);
    await expectAccessible(page);
    seen();
    await expect(page.getByTestId('contact-sent')).toContainText(/\d{6}/);
    expect(statuses).toEqual([403, 200]);
    // The office does not confirm cases that it takes for those of a script.
    await wordsFromMail(/Case number:\s*\d{6}/, email);
    // The question for the work is a refusal, of which the browser tells.
    expect(noise.splice(0).filter((line) => !line.includes('status of 403'))).toEqual([]);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a letter is sent, and its page knows the booking that a link named',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(`${pathOf('ContactGuest', 'en')}?booking=4000001&topic=booking`);
      await expect(page.getByLabel('Booking number')).toHaveValue('4000001');
      await expect(page.getByLabel('Topic')).toHaveValue('booking');
      await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
      await page.getByLabel('Email address').fill('ada-no-scripts@example.org');
      await page.getByLabel('Your message').fill('When may we arrive?');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByTestId('contact-sent')).toContainText(/\d{6}/);
    },
  );
});
