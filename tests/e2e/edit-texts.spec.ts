import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { booked } from './booked-stay.ts';
import { browserOf } from './browser-of.ts';
import { expect, test } from './site-test.ts';
import { readingsOfPdf } from './text-of-pdf.ts';

/** Text of pages, mails and documents about the due date of the balance. */
const key = 'price.part.balanceBy';

/** The mails so far to the guest of this name, as plain text. */
function mailsNaming(name: string): string[] {
  const folder = join(process.env['SITE_DATA_DIR']!, 'outbox');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) =>
      readFileSync(join(folder, file), 'latin1')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
          Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
        ),
    )
    .filter((mail) => mail.includes(name));
}

test('a text that is changed in the locale editor stands on the page, in the mail and in the document of a booking', async ({
  browser,
  page,
}) => {
  const context = await browserOf(browser, 'editor');
  const editor = await context.newPage();
  await editor.goto(`/localeEditor/?q=${key}`);
  const german = editor.locator(`[data-text="${key}"] [data-language="de"]`);
  await german
    .getByRole('textbox')
    .fill(`Schlussrate spätestens am {{date}}${'!'.repeat(test.info().retry)}`);
  await german.getByRole('button', { name: new RegExp(`^${key} speichern`) }).click();
  await expect(german.getByRole('status')).toHaveText('Gespeichert');

  const { link, lastName } = await booked(page, 44);
  await page.goto(link);
  await expect(page.getByText(/Schlussrate spätestens am \d/).first()).toBeVisible();
  await expect
    .poll(() => mailsNaming(lastName).some((mail) => /Schlussrate spätestens am \d/.test(mail)))
    .toBe(true);

  const href = await page.getByTestId('document-confirmationPdf').getAttribute('href');
  // The browser alone has the session that opens it.
  const bytes = await page.evaluate(async (address) => {
    const response = await fetch(address);
    return [...new Uint8Array(await response.arrayBuffer())];
  }, href!);
  const readings = readingsOfPdf(Buffer.from(bytes)).map((reading) => reading.replaceAll(/\s+/g, ' '));
  expect(readings.some((reading) => /Schlussrate\s?spätestens\s?am/.test(reading))).toBe(true);

  // The page asks before a change to another page of the list loses unsaved input.
  await german.getByRole('textbox').fill('Noch nicht gesichert {{date}}');
  const asked = editor.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await editor.getByRole('searchbox').fill('booking');
  await editor.getByRole('searchbox').press('Enter');
  await asked;
  await expect(german.getByRole('textbox')).toHaveValue('Noch nicht gesichert {{date}}');
  await german.getByRole('button', { name: 'Original zurückholen' }).click();
  await expect(german.getByRole('textbox')).toHaveValue('Restbetrag bis {{date}}');
  await page.reload();
  await expect(page.getByText(/Restbetrag bis \d/).first()).toBeVisible();
  await context.close();
});
