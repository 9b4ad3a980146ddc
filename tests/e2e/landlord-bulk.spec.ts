import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { logInForWork } from './log-in-for-work.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts';

const from = addDays(todayInBerlin(new Date()), 650);

// Each run has homes of its own: a change by one would make the preview of the other outdated.
for (const [where, viewport, row] of [
  ['a laptop', { width: 1366, height: 657 }, 0],
  ['a phone', { width: 390, height: 844 }, 2],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use({ viewport, hasTouch: where === 'a phone' });

    test('an agency raises the prices of some homes after a preview, and takes it back', async ({ page }) => {
      await logInForWork(page, 'agency', pathOf('LandlordHomes', 'de'));
      const boxes = page.getByTestId('own-homes').locator('tbody input[type=checkbox]');
      await boxes.nth(row).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await expect(boxes.nth(row + 1)).toBeChecked();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByTestId('bulk-rates').click();
      const form = page.getByTestId('bulk-form');
      await form.locator('[name=startDate]').fill(from);
      await form.locator('[name=endDate]').fill(addDays(from, 20));
      await form.getByTestId('apply-bulk').click();
      await expect(form.getByText('Bitte geben Sie eine Zahl ein')).toBeVisible();
      await form.locator('[name=value]').fill('-7,5 %');
      const preview = form.getByTestId('bulk-preview');
      await expect(preview.getByRole('listitem')).toHaveCount(2);
      await expect(preview).toContainText('→');
      await expectAccessible(page);
      await form.getByTestId('apply-bulk').click();
      const outcome = page.getByTestId('bulk-outcome');
      await expect(outcome).toContainText('2 Unterkünfte sind geändert');
      await outcome.getByTestId('undo-bulk').click();
      await expect(outcome).toContainText('2 Unterkünfte sind wieder, wie sie waren.');
      const undone = page.getByTestId('bulk-history').getByText('rückgängig gemacht');
      await expect(undone.first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}
