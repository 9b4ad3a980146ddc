import type { Locator, Page } from '@playwright/test';
import { expect } from './site-test.ts';

/** Chooses arrival and departure in the search box's calendar, with exact dates unless a tolerance is given. */
export async function chooseStay(
  page: Page,
  form: Locator,
  arrival: string,
  departure: string,
  { tolerance = 0 }: { tolerance?: number } = {},
): Promise<void> {
  await form.getByTestId('stay-field').click();
  const dialog = page.getByRole('dialog');
  const next = dialog.locator('button:has(path[d^="M9 5"])');
  for (const date of [arrival, departure]) {
    const day = dialog.locator(`[role=gridcell][data-date="${date}"]`);
    for (let turns = 0; turns < 24 && !(await day.isVisible()); turns += 1) {
      // On a phone months follow below each other.
      if ((await next.count()) > 0) await next.click();
      else await dialog.getByRole('grid').last().scrollIntoViewIfNeeded();
    }
    await day.click();
  }
  const play = dialog.locator(`input[name=tolerance-choice][value="${tolerance}"]`);
  await play.check({ force: true });
  await dialog.getByTestId('take-stay').click();
  await expect(dialog).toBeHidden();
}
