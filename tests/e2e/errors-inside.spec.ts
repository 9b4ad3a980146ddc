import type { BrowserContext, Page } from '@playwright/test';
import { pathOf } from './paths.ts';
import { expect, openPage, test, untilQuiet } from './site-test.ts';

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
    // If the page above it ends at a fraction of a pixel, its letters would also be drawn at a fraction of a pixel.
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

/** Header and footer of an error page that was opened by its address, cached for each worker. */
const alone = new Map<string, Promise<string>>();
async function frameAlone(context: BrowserContext, path: string): Promise<string> {
  const page = await context.newPage();
  await openPage(page, path);
  await untilQuiet(page);
  let last = '';
  await expect
    .poll(async () => {
      const earlier = last;
      last = await frame(page);
      return last === earlier;
    })
    .toBe(true);
  await page.close();
  return last;
}

for (const [kind, path] of Object.entries(kinds)) {
  test(
    `errors reached inside the site look as they do by themselves, and so does ${kind} afterwards`,
    { tag: '@full' },
    async ({ page, noise }) => {
      await openPage(page, path);
      await untilQuiet(page);
      const before = await frame(page);
      for (const [status, errorPath] of Object.entries(errors)) {
        const expected = alone.get(status) ?? frameAlone(page.context(), errorPath);
        alone.set(status, expected);
        const byItself = await expected;
        await goInside(page, errorPath, status);
        await expect.poll(async () => (await frame(page)) === byItself, `${status} from ${kind}`).toBe(true);
        await goInside(page, path, null);
        await expect.poll(() => frame(page), `${kind} after ${status}`).toBe(before);
      }
      // The browser reports each answer with an error status, and these answers are errors on purpose.
      const others = noise.splice(0).filter((text) => !text.startsWith('Failed to load resource'));
      expect(others).toEqual([]);
    },
  );
}
