import type { Page } from '@playwright/test';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { logInForWork } from './log-in-for-work.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts';

/** A month so far ahead that no other test books in it. */
const month = `${addDays(todayInBerlin(new Date()), 620).slice(0, 7)}-01`;

async function openPlan(page: Page): Promise<void> {
  await logInForWork(page, 'agency', pathOf('LandlordOccupancy', 'de'));
  await page.getByLabel('Monat').selectOption(month);
}

/** Two nights of one home, the second of which follows the first, that are free. */
async function findFreeNights(page: Page): Promise<{ home: string; first: string; second: string }> {
  const free = page.getByTestId('occupancy').locator('[data-look=free]');
  await expect(free.first()).toBeVisible();
  const cells = await free.evaluateAll((all) =>
    all.map((cell) => ({ ...(cell as HTMLElement).dataset }) as { home: string; date: string }),
  );
  for (const { home, date } of cells) {
    const second = addDays(date, 1);
    const isInside =
      date.startsWith(month.slice(0, 8)) && Number(date.slice(8)) > 1 && Number(date.slice(8)) < 6;
    if (isInside && cells.some((one) => one.home === home && one.date === second))
      return { home, first: date, second };
  }
  throw new Error('No two free nights are in view.');
}

test('an agency finds homes, blocks nights by mouse and by keys, and takes it back', async ({ page }) => {
  await openPlan(page);
  const grid = page.getByRole('grid');
  await expectAccessible(page);
  const { home, first, second } = await findFreeNights(page);
  const nightOf = (date: string) => grid.locator(`[role=gridcell][data-home="${home}"][data-date="${date}"]`);
  const sheet = page.getByTestId('range-sheet');
  const undo = page.getByTestId('calendar-done').getByTestId('undo');

  await test.step('drag over two nights', async () => {
    await nightOf(first).hover();
    await page.mouse.down();
    await nightOf(second).hover();
    await page.mouse.up();
    await sheet.locator('[name=note]').fill('Handwerker');
    await sheet.getByTestId('save-block').click();
    await expect(grid.locator(`[data-look=own][title*="Handwerker"]`)).toBeVisible();
    await expect(nightOf(second)).toHaveAttribute('aria-label', /von Ihnen gesperrt: Handwerker/);
    await undo.click();
    await expect(nightOf(first)).toHaveAttribute('data-look', 'free');
  });

  await test.step('choose by keys; one cell alone has the tab stop', async () => {
    await nightOf(first).focus();
    await nightOf(first).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(nightOf(second)).toBeFocused();
    await expect(nightOf(first)).toHaveAttribute('aria-selected', 'true');
    await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await sheet.getByTestId('save-block').click();
    await expect(nightOf(first)).toHaveAttribute('data-look', 'own');
    await undo.click();
    await expect(nightOf(first)).toHaveAttribute('data-look', 'free');
    await nightOf(first).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+End');
    const last = grid.locator('[tabindex="0"]');
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await expect(last).not.toHaveAttribute('data-home', home);
  });

  await test.step('a word leaves the homes that have it', async () => {
    const rows = grid.getByRole('row');
    await page.getByLabel('Unterkunft suchen').fill(home);
    await expect(rows).toHaveCount(2);
    await expect(nightOf(first)).toBeVisible();
    await page.getByLabel('Unterkunft suchen').fill('gibt es nicht');
    await expect(page.getByText('Keine passende Unterkunft gefunden.')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('two taps choose nights, and the page does not move sideways', async ({ page }) => {
    await openPlan(page);
    const grid = page.getByRole('grid');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const { home, first, second } = await findFreeNights(page);
    for (const date of [first, second])
      await grid.locator(`[role=gridcell][data-home="${home}"][data-date="${date}"]`).tap();
    const sheet = page.getByTestId('range-sheet');
    await expect(sheet.locator('[name=startDate]')).toHaveValue(first);
    await expect(sheet.locator('[name=endDate]')).toHaveValue(addDays(second, 1));
    await expectAccessible(page);
  });
});
