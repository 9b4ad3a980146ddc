import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPerson } from './demo-person.ts';
import { linkFromMail } from './link-from-mail.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from './site-test.ts';

function mailsOver(address: string): string[] {
  const folder = join(process.env['SITE_DATA_DIR']!, 'outbox');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((raw) => raw.includes(`To: ${address}`));
}

function oneClickIn(address: string): string {
  const letters = mailsOver(address);
  const found = letters.map((raw) => /^List-Unsubscribe: <([^>]+)>/m.exec(raw)?.[1]).find(Boolean);
  return new URL(found!).pathname;
}

test('a guest signs up below any page, confirms by the mail, chooses topics, and leaves by one click', async ({
  page,
  request,
}) => {
  const email = `letters-${Date.now()}@example.org`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathOf('Home', 'en'));
  const stripe = page.getByRole('region', {
    name: 'Holiday ideas and offers by email',
  });
  await stripe.getByLabel('Your email address').fill(email);
  await stripe.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkFromMail('/newsletter_ok/', email));
  await expect(page).toHaveURL(/newsletter_ok\/$/);
  await page.getByRole('button', { name: 'Yes, get the newsletter' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed up' })).toBeVisible();

  await page.goto(await linkFromMail('/mailsettings/', email));
  const settings = page.getByTestId('mail-settings');
  await settings.getByLabel('Offers').uncheck();
  await settings.getByLabel('Every week').check();
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings.getByText('Saved.')).toBeVisible();
  // The key is out of the address; the browser opens the page again without it.
  await expect(page).toHaveURL(/mailsettings\/\d+\/$/);
  await page.reload();
  await expect(settings.getByLabel('Offers')).not.toBeChecked();
  await expect(settings.getByLabel('Every week')).toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Checks the mails as a server on the way received them, not as the site built them.
  expect(mailsOver(email).every((raw) => /^X-Loop: localhost\r$/m.test(raw))).toBe(true);
  const answer = await request.post(oneClickIn(email), {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(answer.status()).toBe(200);
  await page.reload();
  await expect(settings).toContainText('You have unsubscribed');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the pages sign up for the newsletter and for a search as well',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(`${pathOf('Newsletter', 'fr')}?source2=ete`);
      await page.getByLabel('Adresse e-mail').fill('jeanne-letters@example.org');
      await page.getByRole('button', { name: 'Recevoir la newsletter' }).click();
      await expect(page.getByTestId('newsletter-asked')).toBeVisible();

      const email = `sans-scripts-${Date.now()}@example.org`;
      await page.goto(`${pathOf('AlertNew', 'fr')}?country=it`);
      await page.getByLabel('Adresse e-mail').fill(email);
      await page.getByRole('radio').last().check();
      await page.getByTestId('alert-form').getByRole('button').click();
      await expect(page.getByTestId('alert-asked')).toBeVisible();
      expect(await linkFromMail('confirmID', email)).toContain('confirmID=');
    },
  );
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1366, height: 657 },
]) {
  const tag = viewport.width === 390 ? [] : ['@full'];
  test(`the office answers a case at ${viewport.width} pixels`, { tag }, async ({ page, baseURL }) => {
    await page.setViewportSize(viewport);
    const name = `Ada ${Date.now()}`;
    const formData = {
      ...{
        kind: 'guest',
        topic: 'stay',
        name,
        email: 'ada-case@example.org',
        language: 'fr',
      },
      message: 'Le jardin est-il clos ?',
    };
    await page.request.post('/api/mailer/contact', { data: { formData } });
    const { login: email, password } = demoPerson('office');
    const headers = { origin: new URL(baseURL!).origin };
    await page.request.post('/api/user/login', {
      headers,
      data: { user: { email, password } },
    });
    await page.goto(pathOf('AdminCases', 'en'));
    await page.getByRole('link', { name }).click();
    const answer = page.getByTestId('answer');
    await answer.getByRole('button', { name: 'Send reply' }).click();
    await expect(answer.getByText('Please write a reply.')).toBeVisible();
    await answer.locator('input[type=file]').setInputFiles({
      name: 'plan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\ntrailer\n%%EOF\n'),
    });
    await expect(answer.getByTestId('attach-files').getByText('Attached', { exact: true })).toBeVisible();
    await answer.getByLabel('Template').selectOption({ label: 'Done' });
    await expect(answer.getByLabel('Your reply')).toHaveValue(new RegExp(`Bonjour ${name}`));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await answer.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByTestId('thread')).toContainText('Votre demande est réglée');
    await expect(page.getByTestId('thread').getByRole('link', { name: /^plan\.pdf/ })).toBeVisible();
    await expect(page.getByTestId('case')).toContainText('Answered');
    await page.getByTestId('case').getByLabel('Assign to someone').selectOption({ index: 1 });
    await expect(page.getByTestId('case')).toContainText('assigned');
  });
}

test(
  'an editor makes an issue of a page, looks at it, tries it, sends it, and sees it arrive',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const reader = `issue-${Date.now()}@example.org`;
    const request = { email: reader, languageCode: 'en' };
    await page.request.get(`/api/mailer/newsletter/?${new URLSearchParams(request).toString()}`);
    await page.goto(await linkFromMail('/newsletter_ok/', reader));
    await page.getByRole('button', { name: 'Yes, get the newsletter' }).click();
    await expect(page.getByRole('heading', { name: 'You are signed up' })).toBeVisible();

    const { login: email, password } = demoPerson('editor');
    const headers = { origin: new URL(baseURL!).origin };
    await page.request.post('/api/user/login', { headers, data: { user: { email, password } } });
    await page.goto(pathOf('AdminCampaigns', 'en'));
    const form = page.getByTestId('new-campaign');
    await form.getByLabel('Page').selectOption(pathOf('Themes', 'en'));
    await form.getByLabel('Topic').selectOption({ label: 'Holiday ideas' });
    await form.getByRole('button', { name: 'Create issue' }).click();
    const campaign = page.getByTestId('campaign').first();
    await expect(campaign).toContainText('Draft');
    await expectAccessible(page);
    await campaign.getByText('Preview').click();
    const subject = await campaign.getByRole('heading').innerText();
    await expect(campaign.locator('iframe').first().contentFrame().locator('h1').first()).toBeVisible();

    await campaign.getByRole('button', { name: 'Send me a test email' }).click();
    await expect(campaign).toContainText('The test emails are on their way to you.');
    await expect.poll(() => mailsOver(email).length).toBeGreaterThan(0);
    await campaign.getByRole('button', { name: 'Send', exact: true }).click();
    await campaign.getByRole('button', { name: /^Yes, send to \d+/ }).click();
    // The page looks again by itself.
    await expect(campaign).toContainText('Sent');
    await expect(campaign.locator('dl').filter({ hasText: 'Recipients' })).toContainText(
      /Recipients\s*[1-9]/,
    );
    const letters = (): string[] => mailsOver(reader).filter((raw) => raw.includes('Message-ID: <campaign-'));
    await expect.poll(() => letters().length).toBe(1);
    expect(letters()[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(subject).not.toBe('');
  },
);

test('a guest asks to be told of a search, confirms by the mail', { tag: '@full' }, async ({ page }) => {
  const email = `alert-${Date.now()}@example.org`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${pathOf('AlertNew', 'en')}?country=de&swimmingpool=Y&sauna=Y`);
  const form = page.getByTestId('alert-form');
  // Until then the browser itself says that the address is missing.
  await expectAlive(form);
  await form.getByRole('button', { name: 'Create alert' }).click();
  await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
  await form.locator('[name=email]').fill(email);
  await form.getByText('Every week').click();
  await form.getByRole('button', { name: 'Create alert' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(await linkFromMail(pathOf('AlertConfirmation', 'en'), email));
  await page.getByRole('button', { name: 'Yes, email me' }).click();
  await expect(page.getByRole('heading', { name: 'Your search alert is on' })).toBeVisible();
});
