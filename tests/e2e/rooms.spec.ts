import type { Page } from '@playwright/test';
import { languages } from '../../domain/language.ts';
import { pathOf } from './paths.ts';
import { expect, test } from './site-test.ts';

interface Marked extends Window {
  marked?: boolean;
  __reactRouterDataRouter: { navigate(to: string): Promise<void> };
}

/** The scripts, texts and manifests that a page requests. */
function filesOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(assets|locales)\//.test(pathname)) files.push(pathname);
  });
  return files;
}

const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() => '__reactRouterDataRouter' in window && document.readyState === 'complete');
/** Sets a mark that is lost when a new document loads. */
const mark = (page: Page): Promise<unknown> =>
  page.evaluate(() => ((window as unknown as Marked).marked = true));
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as Marked).marked === true);

for (const language of languages) {
  test(
    `in ${language} the landlords' room comes with a manifest and texts of its own`,
    { tag: '@full' },
    async ({ page }) => {
      const files = filesOf(page);
      await page.goto(pathOf('LandlordBookingConfirmation', language));
      await expect.poll(() => isAlive(page)).toBe(true);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => files.filter((file) => file.includes('manifest-'))).toHaveLength(1);
      expect(files.find((file) => file.includes('manifest-'))).toContain('manifest-landlord-');
      // The page of the room waits for a file of texts that names the room, and for no other page's.
      expect(files.filter((file) => /\/locales\/\w+\/(web|page)/.test(file))).toEqual([
        `/locales/${language}/page-landlord-LandlordBookingConfirmation.json`,
      ]);
      // Header and footer are those of every page.
      await expect(page.getByRole('contentinfo')).toBeVisible();
    },
  );
}

test('a link out of the room loads a document, and there the page is alive', async ({ page }) => {
  await page.goto(pathOf('LandlordBookingConfirmation', 'de'));
  await expect.poll(() => isAlive(page)).toBe(true);
  await mark(page);
  const files = filesOf(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(new RegExp(pathOf('disclaimer', 'de')));
  expect(await isMarked(page)).toBe(false);
  await expect.poll(() => files.find((file) => file.includes('manifest-'))).toContain('manifest-guests-');
  await expect.poll(() => isAlive(page)).toBe(true);
});

test(
  'a guest who is led into the room from within a page gets its document',
  { tag: '@full' },
  async ({ page }) => {
    const files = filesOf(page);
    await page.goto(pathOf('Home', 'de'));
    await expect.poll(() => isAlive(page)).toBe(true);
    await expect.poll(() => files.find((file) => file.includes('manifest-'))).toContain('manifest-guests-');
    await mark(page);
    const path = pathOf('LandlordBookingConfirmation', 'de');
    await page.evaluate((to) => {
      void (window as unknown as Marked).__reactRouterDataRouter.navigate(to);
    }, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => files.filter((file) => file.includes('manifest-landlord-'))).toHaveLength(1);
  },
);
