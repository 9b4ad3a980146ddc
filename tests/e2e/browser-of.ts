import type { Browser, BrowserContext } from '@playwright/test';
import { demoPerson } from './demo-person.ts';
import { refusalCookies } from './refusal-cookies.ts';
import { expect } from './site-test.ts';

export async function browserOf(
  browser: Browser,
  role: 'editor' | 'admin' | 'accounting',
  timezoneId = 'Europe/Berlin',
): Promise<BrowserContext> {
  const site = process.env['SITE_URL']!;
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: 1366, height: 800 },
    timezoneId,
  });
  await context.addCookies(refusalCookies(new URL(site)));
  const { login: email, password } = demoPerson(role);
  const answer = await context.request.post('/api/user/login', {
    headers: { origin: site },
    data: { user: { email, password } },
  });
  expect(answer.status()).toBe(200);
  return context;
}
