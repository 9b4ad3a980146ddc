import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page, type Request, type Response } from '@playwright/test';
import { refusalCookies } from './refusal-cookies.ts';

/** The pending requests of a page. */
const underWay = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    // The browser does not report the end of requests that a page sends while it is left.
    if (request.resourceType() !== 'ping') requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits for the page's scripts, styles and calls, not for its pictures; gives up after some seconds on requests that the test itself
 * holds back.
 */
async function untilCodeAndDataCame(page: Page): Promise<void> {
  const isAwaited = (request: Request): boolean =>
    !['image', 'font', 'media'].includes(request.resourceType());
  await expect
    .poll(() => page.isClosed() || ![...underWay.get(page)!].some(isAwaited), {
      intervals: [20, 50, 100],
      timeout: 5_000,
    })
    .toBe(true)
    .catch(() => undefined);
}

/** A page on which noise fails the test: console errors, uncaught exceptions and failed requests. */
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
  page: async ({ page }, use) => {
    watchRequests(page);
    await use(page);
  },
  noise: [
    async ({ page, javaScriptEnabled }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        // Neither messages of a software graphics driver about its own speed nor unused preloads of pages without
        // scripts are errors of the page.
        if (message.text().includes('GL Driver Message')) return;
        if (javaScriptEnabled === false && message.text().includes('was preloaded using link preload'))
          return;
        // The router requests a page's style sheets just before it shows them, which takes a few seconds on a busy
        // machine.
        if (/\.css# was preloaded using link preload/.test(message.text())) return;
        if (message.text().includes('Service Worker registration blocked')) return;
        if (message.type() === 'error' || message.type() === 'warning')
          noise.push([message.text(), message.location().url].filter(Boolean).join(' '));
      });
      page.on('pageerror', (error) => {
        // The router does not take what it aborts itself, where somebody goes back while a page is on its way.
        if (error.name !== 'AbortError') noise.push(error.message);
      });
      page.on('requestfailed', (request) => {
        // A navigation away cancels what is still loading.
        const { errorText } = request.failure() ?? {};
        // Without scripts their files are announced, but not loaded.
        if (javaScriptEnabled === false && request.resourceType() !== 'document') return;
        if (errorText !== 'net::ERR_ABORTED') noise.push(`failed: ${request.url()}`);
      });
      await use(noise);
      // Pending requests may still fail.
      if (javaScriptEnabled !== false) await untilCodeAndDataCame(page);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Matches message keys of the namespaces that pages show: a visible key is a missing text. */
const messageKey =
  /\b(booking|calendar|compare|consent|errors|home|landlord|object|price|ratings|search|shell|watchlist)(\.\w+){1,4}\b/;

export async function expectNoMessageKeys(page: Page): Promise<void> {
  expect(messageKey.exec(await page.locator('body').innerText())?.[0]).toBeUndefined();
}

/** Checks WCAG 2.2 A and AA by axe, that nothing scrolls horizontally, and that no text is missing. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await expectNoMessageKeys(page);
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
    .include(part)
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // A list of every element that passed would only take time.
      resultTypes: ['violations'],
    })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
}

/** Opens a page and waits until React has hydrated it: pictures and lazy parts may still be loading. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  if (!underWay.has(page)) watchRequests(page);
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  await untilAlive(page);
  return response;
}

export async function reloadPage(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await untilAlive(page);
}

async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps$')),
  );
}

/**
 * Waits until the page has received all requested data and requests nothing more. Tests use it to prove that something was not requested;
 * each check lets the page finish its work first, however slow the machine is.
 */
export async function untilQuiet(page: Page): Promise<void> {
  let quietLooks = 0;
  await expect
    .poll(
      async () => {
        await page.evaluate(
          () =>
            new Promise<void>((resolve) => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve();
              port2.postMessage(null);
            }),
        );
        quietLooks = underWay.get(page)!.size === 0 ? quietLooks + 1 : 0;
        return quietLooks >= 4;
      },
      { intervals: [30] },
    )
    .toBe(true);
}

/** Waits until React handles this element: a click before that acts on the server's HTML. */
export async function expectAlive(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
}
