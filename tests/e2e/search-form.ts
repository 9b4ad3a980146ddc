import type { Locator, Page } from '@playwright/test';
import { expect } from './site-test.ts';

/** Chooses arrival and departure in the calendar of the search box. */
export async function chooseStay(
  page: Page,
  form: Locator,
  arrival: string,
  departure: string,
): Promise<void> {
  await form.getByTestId('stay-field').click();
  const dialog = page.getByRole('dialog');
  const next = dialog.locator('button:has(path[d^="M9 5"])');
  for (const date of [arrival, departure]) {
    const day = dialog.locator(`[role=gridcell][data-date="${date}"]`);
    for (let turns = 0; turns < 24 && !(await day.isVisible()); turns += 1) await next.click();
    await day.click();
  }
  await dialog.getByTestId('take-stay').click();
  await expect(dialog).toBeHidden();
}
