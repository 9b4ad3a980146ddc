import { testOperator } from '../builders/operator.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freeStay, typedGuest } from './free-stay.ts';
import { pathOf } from './paths.ts';
import { refusalCookies } from './refusal-cookies.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test as base } from './site-test.ts';

/** A host of the demo world on which a travel agency's own pages are shown. */
const host = 'reisebuero-hafen.example';
const name = 'Reisebüro am Hafen';
const { port } = new URL(process.env['SITE_URL'] ?? 'http://localhost');
const origin = `http://${host}:${port}`;

const test = base.extend({
  baseURL: origin,
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        `--host-resolver-rules=MAP ${host} 127.0.0.1`,
        // A real host has https, without which browsers keep some of what pages use to themselves.
        `--unsafely-treat-insecure-origin-as-secure=${origin}`,
      ],
    }),
  storageState: async ({ answered }, use) =>
    use({ cookies: answered ? refusalCookies(new URL(origin)) : [], origins: [] }),
});

/** The newest mail to the address, without transport headers. */
function mailTo(address: string): string {
  const folder = join(process.env['SITE_DATA_DIR']!, 'outbox');
  // A mail that is still being written has another name, and soon none.
  const written = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  const mails = written.map((file) => readFileSync(join(folder, file), 'utf8'));
  const found = mails.find((mail) => mail.includes(`To: ${address}`) || mail.includes(`<${address}>`));
  return (found ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}

test('a guest of a travel agency’s own pages meets its name from the start page to the mail', async ({
  page,
  playwright,
}) => {
  const own = async (): Promise<void> => {
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.getByRole('banner').getByRole('link', { name: new RegExp(name) })).toBeVisible();
    // Whoever runs the site receives the money, also on a partner's pages.
    const text = await page.locator('body').innerText();
    expect(text.replaceAll(testOperator.company.name, '')).not.toContain('Feriola');
    expect(await page.locator('meta[property="og:site_name"]').getAttribute('content')).toBe(name);
  };
  await page.goto(origin + pathOf('Home', 'de'));
  await own();
  await expect(page.getByRole('contentinfo')).toContainText('+49 30 23125 701');
  const site = page.getByRole('contentinfo').getByRole('link', { name: `${name} (öffnet in neuem Fenster)` });
  await expect(site).toHaveAttribute('target', '_blank');
  await expect(site).toHaveAttribute('rel', /noopener/);
  await page.goto(origin + pathOf('Search', 'de'));
  await own();
  // Only the browser finds the host; what is asked beside it goes to the server itself.
  const request = await playwright.request.newContext({ baseURL: process.env['SITE_URL']! });
  const { objectNumber, stay } = await freeStay({ request }, 34);
  await page.goto(`${origin}${pathOf('ObjectPage', 'de', { objectNumber })}?${stay}`);
  await own();
  await page.getByTestId('book').first().click();
  await expect(page).toHaveURL(/\/booking\/start\//);
  await own();
  await expect(page.getByTestId('to-summary')).toBeEnabled();
  const email = `guest-${Date.now()}@example.org`;
  for (const [field, value] of Object.entries({ ...typedGuest, email })) {
    await page.locator(`[name=${field}]`).fill(value);
  }
  await page.locator('[name=insurance]').last().check({ force: true });
  await page.locator('[name=agencyReference]').fill('V-2027/11');
  await expectAccessible(page);
  await page.getByTestId('to-summary').click();
  await page.locator('[name=payment][value="1"]').check({ force: true });
  await page.locator('[name=acceptTerms]').check({ force: true });
  await own();
  await page.getByTestId('book-now').click();
  await expect(page).toHaveURL(/\/booking\/finish\//);
  await own();
  const href = await page.getByTestId('document-confirmationPdf').getAttribute('href');
  // The browser alone has the session that opens it.
  const pdf = await page.evaluate(async (address) => {
    const response = await fetch(address);
    const text = new TextDecoder('latin1').decode(await response.arrayBuffer());
    return { name: response.headers.get('content-disposition'), text };
  }, href!);
  expect(pdf.name).toContain('reisebuero-hafen-');
  expect(pdf.text).toContain(Buffer.from(name, 'utf16le').swap16().toString('latin1'));
  await expect.poll(() => mailTo(email)).toContain(`${origin}/`);
  expect(mailTo(email).replaceAll('Feriola GmbH', '')).not.toContain('Feriola');
});

test.describe('asked for consent', () => {
  test.use({ answered: false });

  test('the question names the partner', { tag: '@full' }, async ({ page }) => {
    await page.goto(origin + pathOf('OfferOverview', 'de'));
    await expect(page.getByTestId('consent-banner')).toContainText(`${name} speichert`);
    await expectNoSidewaysScroll(page);
  });
});
