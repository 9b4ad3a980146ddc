import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts';

test('a guest writes to the office from the footer; mistakes and a reload lose nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathOf('Home', 'en'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByRole('heading', { name: 'Help and contact' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'I am a guest' }).click();
  const form = page.getByTestId('contact-form');
  await form.getByLabel('Your message').fill('Is the garden fenced in? We come with a dog.');
  await form.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  // Before the page is alive the browser itself would ask.
  await expect(async () => {
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(
      form.getByText('Please choose a topic.').or(form.getByText('Please fill this in.')).first(),
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
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByTestId('contact-sent')).toContainText(/\d{6}/);
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a letter is sent, and its page knows the booking that a link named', async ({ page }) => {
    await page.goto(`${pathOf('ContactGuest', 'en')}?booking=4000001&topic=booking`);
    await expect(page.getByLabel('Booking number')).toHaveValue('4000001');
    await expect(page.getByLabel('Topic')).toHaveValue('booking');
    await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
    await page.getByLabel('Email address').fill('ada-no-scripts@example.org');
    await page.getByLabel('Your message').fill('When may we arrive?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByTestId('contact-sent')).toContainText(/\d{6}/);
  });
});
