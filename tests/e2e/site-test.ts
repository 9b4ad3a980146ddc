import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import { refusalCookies } from './refusal-cookies.ts';

/** A page on which noise fails: console errors, uncaught exceptions and failed requests. */
export const test = base.extend<{ noise: string[]; answered: boolean; savesData: boolean }>({
  baseURL: ({}, use) => use(process.env['SITE_URL']),
  // Visitors of most tests have refused before; those of the banner itself say `test.use({ answered: false })`.
  answered: [true, { option: true }],
  storageState: ({ answered }, use) =>
    use({ cookies: answered ? refusalCookies(new URL(process.env['SITE_URL']!)) : [], origins: [] }),
  // Drawing a map takes more of the processor than all else of a page. Tests that are of maps, or of all that a page loads, say
  // `test.use({ savesData: false })`.
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, use) => {
    if (savesData) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    }
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    const comeAlive = async (until: string | undefined): Promise<void> => {
      if (javaScriptEnabled === false || until !== 'networkidle') return;
      // An idle network says nothing of a busy processor: a page of the site is also waited for until React answers.
      await page.waitForFunction(() => {
        const root = document.documentElement;
        return !root.dataset['texts'] || Object.keys(root).some((key) => key.startsWith('__reactProps$'));
      });
    };
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      await comeAlive(options?.waitUntil);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      await comeAlive(options?.waitUntil);
      return response;
    };
    await use(page);
  },
  noise: [
    async ({ page, javaScriptEnabled }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        // What a graphics driver made of software says of its own speed is not the page's noise, and without
        // scripts nothing takes what was announced for them.
        if (message.text().includes('GL Driver Message')) return;
        if (javaScriptEnabled === false && message.text().includes('was preloaded using link preload'))
          return;
        // The router asks for a page's sheets just before it shows them: a few seconds are over on a busy machine until it does.
        if (/\.css# was preloaded using link preload/.test(message.text())) return;
        if (message.text().includes('Service Worker registration blocked')) return;
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(error.message));
      page.on('requestfailed', (request) => {
        // A navigation away cancels what is still loading.
        const { errorText } = request.failure() ?? {};
        // Without scripts their files are announced, but not loaded.
        if (javaScriptEnabled === false && request.resourceType() !== 'document') return;
        if (errorText !== 'net::ERR_ABORTED') noise.push(`failed: ${request.url()}`);
      });
      await use(noise);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Keys of messages, by the namespaces that pages show. Where one stands on a page its text is missing. */
const messageKey =
  /\b(booking|calendar|compare|consent|home|landlord|object|price|ratings|search|shell|watchlist)(\.\w+){1,4}\b/;

/** WCAG 2.2 A and AA by axe, no horizontal scrolling, and texts where texts are meant. */
export async function expectAccessible(page: import('@playwright/test').Page): Promise<void> {
  expect(messageKey.exec(await page.locator('body').innerText())?.[0]).toBeUndefined();
  // A colour that is on its way to another one has neither's contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Of what passed, a list of every element would only take time.
      resultTypes: ['violations'],
    })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

export async function expectNoSidewaysScroll(page: import('@playwright/test').Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
}

/** Waits until React answers for this element: what is pressed before that goes to the page as the server sent it. */
export async function expectAlive(element: import('@playwright/test').Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
}
