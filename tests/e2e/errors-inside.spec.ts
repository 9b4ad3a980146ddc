import type { Page } from '@playwright/test';
import { pathOf } from './paths.ts';
import { expect, test } from './site-test.ts';

/** Follows a link as the site itself does, without loading a document. */
async function goInside(page: Page, path: string, status: string | null): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  const shown = page.locator('main').getByText(status ?? '', { exact: true });
  if (status === null) await expect(page.getByText(/^(404|410|500)$/)).toHaveCount(0);
  else await expect(shown.first()).toBeVisible();
}

/** The pixels of header and footer. */
async function frame(page: Page): Promise<string> {
  const parts = [];
  for (const role of ['banner', 'contentinfo'] as const) {
    const part = page.getByRole(role);
    if ((await part.count()) === 0) continue;
    // Where the page above it ends between two pixels, its letters would be drawn between two pixels, too.
    await part.evaluate((element) => {
      element.style.cssText = 'position: fixed; inset: 0 0 auto; z-index: 9999';
    });
    parts.push((await part.screenshot({ animations: 'disabled' })).toString('base64'));
    await part.evaluate((element) => element.removeAttribute('style'));
  }
  return parts.join(' ');
}

const kinds = {
  start: pathOf('Home', 'de'),
  search: pathOf('Search', 'de'),
  'a home': '/object/1001/',
  'a country': '/deutschland/',
};
const errors = { 404: '/error/404/', 410: '/object/1000/', 500: '/error/500/' };

for (const [kind, path] of Object.entries(kinds)) {
  test(`errors reached inside the site look as they do by themselves, and so does ${kind} afterwards`, async ({
    page,
    noise,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const before = await frame(page);
    for (const [status, errorPath] of Object.entries(errors)) {
      const fresh = await page.context().newPage();
      await fresh.goto(errorPath, { waitUntil: 'networkidle' });
      await goInside(page, errorPath, status);
      const areAlike = async (): Promise<boolean> => (await frame(page)) === (await frame(fresh));
      await expect.poll(areAlike, `${status} from ${kind}`).toBe(true);
      await goInside(page, path, null);
      await expect.poll(() => frame(page), `${kind} after ${status}`).toBe(before);
      await fresh.close();
    }
    // The browser tells of each answer that is an error, which these were asked for.
    const others = noise.splice(0).filter((text) => !text.startsWith('Failed to load resource'));
    expect(others).toEqual([]);
  });
}
