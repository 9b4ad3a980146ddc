import type { Page } from '@playwright/test';
import { freeStay } from './free-stay.ts';
import { pathOf } from './paths.ts';
import { refusalCookies } from './refusal-cookies.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './site-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Saves the first two homes of a list with the heart. */
async function saveTwoHomes(page: Page): Promise<void> {
  const { stay } = await freeStay(page, 29);
  await openPage(page, `${pathOf('Search', 'de')}?${stay}`);
  const hearts = page.getByTestId('result-card').getByTestId('watch-button');
  for (const heart of [hearts.nth(0), hearts.nth(1)]) {
    const saved = page.waitForResponse('**/api/user/watchedobjects/set');
    await heart.click();
    expect((await saved).ok()).toBe(true);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
}

async function join(page: Page, name: string): Promise<void> {
  const form = page.getByTestId('join-form');
  await form.getByLabel('Ihr Name').fill(name);
  await form.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(page.getByTestId('group-you')).toContainText(name);
}

test('homes are put on a list, which a family votes and comments on, and whose link ends', async ({
  page,
  browser,
}) => {
  await saveTwoHomes(page);
  await openPage(page, pathOf('WatchList', 'de'));
  await page.getByTestId('watch-lists').first().click();
  await page.getByTestId('new-list-of-home').click();
  await page.getByTestId('list-form').getByLabel('Name der Liste').fill('Mit Oma');
  await page.getByTestId('list-form').getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('button', { name: 'Fertig' }).click();
  const bar = page.getByTestId('list-bar');
  await bar.getByRole('link', { name: /Mit Oma/ }).click();
  await expect(page.getByTestId('watched-item')).toHaveCount(1);
  await page.getByTestId('make-link').click();
  const link = await page.getByTestId('list-share').getByRole('textbox').inputValue();

  const family = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await family.addCookies(refusalCookies(new URL(process.env['SITE_URL']!)));
  const aunt = await family.newPage();
  await aunt.goto(link);
  await join(aunt, 'Tante Käthe');
  await expect(aunt.getByTestId('home-talk')).toHaveCount(1);
  await aunt.getByTestId('vote-for').click();
  await expect(aunt.getByTestId('vote-sum')).toContainText('1 dafür: Tante Käthe');
  await aunt.getByTestId('write-comment').click();
  await aunt.getByLabel('Ihr Kommentar').fill('Der Garten ist groß genug. Ruft mich an: 0171 2345678');
  await aunt.getByTestId('comment-form').getByRole('button', { name: 'Senden' }).click();
  await expect(aunt.getByTestId('list-comment')).toContainText('Der Garten ist groß genug.');
  await expect(aunt.getByTestId('list-comment')).not.toContainText('2345678');
  await expectAccessible(aunt);
  await expectNoSidewaysScroll(aunt);

  await page.getByTestId('open-group').click();
  await join(page, 'Ada');
  await expect(page.getByTestId('vote-sum')).toContainText('1 dafür: Tante Käthe');
  await page.getByTestId('vote-against').click();
  await expect(page.getByTestId('vote-sum')).toContainText('1 dagegen: Ada');

  await aunt.reload();
  await expect(aunt.getByTestId('vote-sum')).toContainText('1 dagegen: Ada');
  await expect(aunt.getByTestId('group-you')).toContainText('Tante Käthe');

  await openPage(page, pathOf('WatchList', 'de'));
  await bar.getByRole('link', { name: /Mit Oma/ }).click();
  await page.getByTestId('list-share').getByRole('button', { name: 'Teilen beenden' }).click();
  await expect(page.getByTestId('list-share')).toContainText('Der Link öffnet die Liste nicht mehr.');
  await aunt.reload();
  await expect(aunt.getByTestId('group-list')).toHaveCount(0);
  await family.close();
});
