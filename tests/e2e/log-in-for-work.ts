import type { Page } from '@playwright/test';
import { demoPerson } from './demo-person.ts';
import { pathOf } from './paths.ts';
import { expect } from './site-test.ts';

/** Logs a person of the demo world in on the German form for hosts, or for agencies, and waits for the page that was asked for. */
export async function logInForWork(page: Page, role: 'landlord' | 'agency', next: string): Promise<void> {
  const { login, password } = demoPerson(role);
  const door = pathOf(role === 'landlord' ? 'RetailerLogin' : 'PartnerLogin', 'de');
  await page.goto(`${door}?${new URLSearchParams({ next }).toString()}`);
  const form = page.getByTestId('business-login');
  await form.getByLabel('Nummer oder E-Mail-Adresse').fill(login);
  await form.getByLabel('Passwort', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(next);
}
