import type { Page } from '@playwright/test';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './site-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Types a sentence into the field of the place on the start page, and searches. */
async function searchFor(page: Page, sentence: string): Promise<void> {
  await openPage(page, pathOf('Home', 'de'));
  const form = page.getByTestId('search-form').first();
  await form.getByRole('combobox').fill(sentence);
  await form.locator('button[type=submit]').click();
  await expect(page.getByTestId('understood')).toBeVisible();
}

test('a sentence becomes parts, and without one of them the list is another', async ({ page }) => {
  const sentence = 'Ferienhaus mit Sauna und Hund, nicht zu teuer';
  await searchFor(page, sentence);
  await expect(page).toHaveURL(/(?=.*sauna=Y)(?=.*objectType=house)(?=.*pets=one)/);
  const understood = page.getByTestId('understood');
  const parts = page.getByTestId('understood-part');
  await expect(understood).toHaveAttribute('aria-label', new RegExp(sentence));
  await expect(parts).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const count = page.getByTestId('hits-count');
  const before = Number(await count.getAttribute('data-count'));
  await parts.filter({ hasText: 'Sauna' }).click();
  await expect(page).not.toHaveURL(/sauna=Y/);
  await expect(parts).toHaveCount(2);
  await expect.poll(async () => Number(await count.getAttribute('data-count'))).toBeGreaterThan(before);
  // A change of the filters on the list does not change the sentence.
  await page.getByTestId('filter-chip').first().click();
  await expect(parts).toHaveCount(3);
  await expect(understood).toHaveAttribute('aria-label', new RegExp(sentence));
});

test('what is not understood is said, and no filter', { tag: '@full' }, async ({ page }) => {
  await searchFor(page, 'kein Pool, aber Sauna, mit Rutsche');
  await expect(page.getByTestId('not-understood')).toContainText(/„kein Pool“.*„Rutsche“/);
  await expect(page).not.toHaveURL(/swimmingpool/);
  await expect(page.getByTestId('understood-part')).toHaveCount(1);
});
