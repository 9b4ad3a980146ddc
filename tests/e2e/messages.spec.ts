import { booked } from './booked-stay.ts';
import { linkFromMail } from './link-from-mail.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts';

test('on a phone a guest writes to the landlord, who answers, and the guest sees it without loading the page again', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const { link, lastName } = await booked(page, 51, undefined, 'request');
  const thread = page.getByTestId('thread');
  const form = thread.getByTestId('message-form');
  const question = 'Gibt es ein Kinderbett? Meine Nummer ist 0171 2345678.';

  await test.step('what is typed survives a reload, and the page says what will be hidden', async () => {
    await page.goto(`${link}#messages`);
    await form.locator('[name=message]').fill(question);
    await expect(form.getByTestId('will-hide')).toBeVisible();
    await page.reload();
    await page.locator('#messages').scrollIntoViewIfNeeded();
    await expect(form.locator('[name=message]')).toHaveValue(question);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('with a file it is sent', async () => {
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await form.getByTestId('message-files').setInputFiles({
      name: 'Reisebett.png',
      mimeType: 'image/png',
      buffer: Buffer.from(png, 'base64'),
    });
    await expect(form.getByText('Reisebett.png', { exact: true })).toBeVisible();
    await form.locator('button[type=submit]').click();
    await expect(thread.getByTestId('message')).toContainText('0171 2345678');
    await expect(form.locator('[name=message]')).toHaveValue('');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('the landlord reads it without the number, and answers with a begun text', async () => {
    const landlord = await context.newPage();
    await landlord.goto(await linkFromMail('landlord/booking/confirmation', lastName));
    await landlord.locator('#messages').scrollIntoViewIfNeeded();
    const seen = landlord.getByTestId('thread').getByTestId('message');
    await expect(seen).toContainText('Kinderbett? Meine Nummer ist •••');
    await expect(seen.getByRole('link', { name: 'Reisebett.png' })).toBeVisible();
    // Titles are in the language that the landlord writes to us in.
    const inquiry = landlord.locator('[name=ready] option', {
      hasText: /Ich frage nach|I will find out|Je me renseigne|Mi informo/,
    });
    await landlord.locator('[name=ready]').selectOption(await inquiry.getAttribute('value'));
    await expect(landlord.locator('[name=message]').last()).toHaveValue(/Guten Tag Ada/);
    await expectAccessible(landlord);
    await landlord.getByTestId('message-form').locator('button[type=submit]').click();
    await expect(seen).toHaveCount(2);
    await landlord.close();
  });

  await test.step('the guest sees the answer, and that the question was read', async () => {
    await expect(thread.getByTestId('message')).toHaveCount(2, { timeout: 30_000 });
    await expect(thread.getByTestId('arrived')).toContainText('Eine neue Nachricht');
    await expect(thread.getByText('Gelesen')).toBeVisible();
  });
});
