import type { Page, Request } from '@playwright/test';
import { languages } from '../../domain/language.ts';
import { pathOf } from './paths.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  reloadPage,
  test,
  untilQuiet,
} from './site-test.ts';

test.use({ answered: false });

const banner = (page: Page) => page.getByTestId('consent-banner');

/** Bodies of the calls of one kind, in order. */
function callsOf(page: Page, path: string): () => Record<string, unknown>[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.replace(/\/$/, '') === path) requests.push(request);
  });
  return () => requests.map((request) => request.postDataJSON() as Record<string, unknown>);
}

const cookies = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));

const storedList = async (page: Page): Promise<unknown> =>
  JSON.parse(decodeURIComponent((await cookies(page))['accepted'] ?? 'null'));

const usages = (statistic: boolean, marketing: boolean) => [
  { name: 'required', usage: true },
  { name: 'statistic', usage: statistic },
  { name: 'marketing', usage: marketing },
];

/** The entries that a tag manager would read: commands as lists, events as objects. */
const dataLayer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    ),
  );

const denied = {
  ad_storage: 'denied',
  analytics_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

const tracked = '/?PID=1,4711&gclid=123456&utm_source=77&ptc=x1';

/** Waits for fade-ins, because half-transparent colours would fail the contrast check. */
const expectSettled = (page: Page): Promise<void> =>
  page
    .waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
    .then();

test('before an answer nothing is stored, loaded or sent but the necessary', async ({ page, baseURL }) => {
  const users = callsOf(page, '/api/user/get');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.clock.install();
  await page.goto(tracked);
  await expect(banner(page)).toBeVisible();
  await expect.poll(() => users().length).toBe(1);
  // Longer than a page view would wait.
  await page.clock.runFor(2600);
  await untilQuiet(page);
  expect(await cookies(page)).toEqual({});
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(users()).toEqual([{ uid: '', localeInit: 'de', mandant: 'feriola' }]);
  const paths = requests.map((url) => new URL(url));
  expect(paths.filter(({ origin }) => origin !== new URL(baseURL!).origin).map(String)).toEqual([]);
  const forbidden =
    /searchTrack|savecontact|saveTrackingParams|logTimings|logHistory|logCookieConsent|\/tracking-(?!parameters)|visit-fields/;
  expect(paths.map(({ pathname }) => pathname).filter((path) => forbidden.test(path))).toEqual([]);
  expect(await dataLayer(page)).toEqual([['consent', 'default', { ...denied, wait_for_update: 500 }]]);
});

test.describe('searches', () => {
  const list = `${pathOf('Search', 'de')}?country=de&swimmingpool=Y`;

  test(
    'are counted where statistics are allowed, with the homes that are opened from them',
    { tag: '@full' },
    async ({ page }) => {
      const searches = callsOf(page, '/api/searchTrack');
      const opened = callsOf(page, '/api/searchTrackObject');
      await page.goto(list);
      await page.getByTestId('consent-accept-all').click();
      await expect
        .poll(searches)
        .toMatchObject([
          { trackVars: { country: 'de', swimmingpool: 'Y' }, totalObjects: expect.any(Number) },
        ]);
      expect(opened()).toEqual([]);
      const card = page.getByTestId('result-card').first();
      const objectNumber = Number(await card.getAttribute('data-object-number'));
      await card.getByRole('heading').getByRole('link').click();
      await expect.poll(opened).toMatchObject([{ objectNumber }]);
      expect(searches()).toHaveLength(1);
    },
  );

  test('are not after a refusal', { tag: '@full' }, async ({ page }) => {
    const searches = callsOf(page, '/api/searchTrack');
    const opened = callsOf(page, '/api/searchTrackObject');
    await openPage(page, list);
    await page.getByTestId('consent-reject-all').click();
    await expect(banner(page)).toHaveCount(0);
    await page.getByTestId('result-card').first().getByRole('heading').getByRole('link').click();
    await untilQuiet(page);
    expect([...searches(), ...opened()]).toEqual([]);
  });
});

test.describe('a mail address that is typed', () => {
  for (const [answer, kept] of [
    ['consent-accept-all', [{ email: 'anna@example.com' }]],
    ['consent-reject-all', []],
  ] as [string, { email: string }[]][]) {
    test(`is kept ${kept.length} times after ${answer}`, { tag: '@full' }, async ({ page }) => {
      const saved = callsOf(page, '/api/user/savecontact');
      await openPage(page, pathOf('Request', 'de', { objectNumber: 1001 }));
      await page.getByTestId(answer).click();
      await expect(banner(page)).toHaveCount(0);
      const email = page.locator('input[name=email]');
      await email.fill('anna@');
      await email.blur();
      await email.fill('anna@example.com');
      await email.blur();
      await untilQuiet(page);
      await expect.poll(saved).toMatchObject(kept);
    });
  }
});

test('accept all: cookies, signals, user data, page view', async ({ page }) => {
  const users = callsOf(page, '/api/user/get');
  const answers = callsOf(page, '/api/user/logCookieConsent');
  const saved = callsOf(page, '/api/user/saveTrackingParams');
  const history = callsOf(page, '/api/user/logHistory');
  await page.goto(tracked);
  await page.getByTestId('consent-accept-all').click();
  expect(await storedList(page)).toEqual(usages(true, true));
  // The ticks are seen for a moment; only then is it confirmed.
  expect((await cookies(page))['disclaimer']).toBeUndefined();
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect((await cookies(page))['disclaimer']).toBe('confirmed');
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  const [accepted] = (await page.context().cookies()).filter(({ name }) => name === 'accepted');
  expect(accepted).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
  expect((accepted!.expires - Date.now() / 1000) / 86_400).toBeGreaterThan(364);

  await expect
    .poll(() => saved())
    .toMatchObject([{ trackingParams: { pid: '4711', gclid: '123456', utm_source: '77' } }]);
  expect(answers()).toMatchObject([{ accepted: usages(true, true) }]);
  expect(users()).toHaveLength(2);
  expect(users()[1]).toMatchObject({
    uidOrigin: 'cookie',
    trackingParams: { pid: '4711', gclid: '123456', utm_source: '77' },
    revision: expect.any(String),
    experiments: [],
    breakPoint: 'xxl',
    screenWidth: 1440,
    screenHeight: 900,
    localeInit: 'de',
  });
  const { uid } = await cookies(page);
  expect(users()[1]!['uid']).toBe(uid);
  await expect
    .poll(() => dataLayer(page))
    .toContainEqual({
      event: 'contentGroup',
      contentGroup: 1,
      pageType: 'Home',
    });
  expect(await dataLayer(page)).toContainEqual([
    'consent',
    'update',
    {
      ad_storage: 'granted',
      analytics_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    },
  ]);
  await expect.poll(() => history()).toMatchObject([{ uid, route: 'Home', contentGroup: 1, language: 'de' }]);

  // The next page applies the answer without asking, and tells everything in one call.
  await openPage(page, '/search/');
  await expect.poll(() => users().length).toBe(3);
  expect(users()[2]).toMatchObject({ uid, uidOrigin: 'cookie', trackingParams: {}, breakPoint: 'xxl' });
  await expect(banner(page)).toHaveCount(0);
});

test('reject all is remembered and sends nothing more', async ({ page }) => {
  const users = callsOf(page, '/api/user/get');
  const answers = callsOf(page, '/api/user/logCookieConsent');
  await page.goto(tracked);
  await page.getByTestId('consent-reject-all').click();
  await expect(banner(page)).toHaveCount(0);
  expect(await storedList(page)).toEqual(usages(false, false));
  await expect.poll(() => answers()).toMatchObject([{ accepted: usages(false, false) }]);
  await reloadPage(page);
  await expect.poll(() => users().length).toBe(2);
  await expect(banner(page)).toHaveCount(0);
  expect(Object.keys(await cookies(page)).sort()).toEqual(['accepted', 'disclaimer']);
  for (const body of users()) expect(body).toEqual({ uid: '', localeInit: 'de', mandant: 'feriola' });
});

test('a choice of one category, and taking it back from the footer', { tag: '@full' }, async ({ page }) => {
  const saved = callsOf(page, '/api/user/saveTrackingParams');
  await page.goto(tracked);
  await page.getByTestId('consent-settings').click();
  await expect(page.getByTestId('consent-settings')).toHaveCount(0);
  const required = banner(page).getByRole('checkbox').first();
  await expect(required).toBeChecked();
  await expect(required).toBeDisabled();
  await banner(page).getByRole('checkbox', { name: 'Statistik' }).check();
  await page.getByTestId('consent-accept-choice').click();
  await expect(banner(page)).toHaveCount(0);
  expect(await storedList(page)).toEqual(usages(true, false));
  // Ids of advertisers are marketing.
  await expect.poll(() => saved()).toMatchObject([{ trackingParams: { pid: '4711', utm_source: '77' } }]);
  expect(saved()[0]!['trackingParams']).not.toHaveProperty('gclid');
  expect(await dataLayer(page)).toContainEqual([
    'consent',
    'update',
    { ...denied, analytics_storage: 'granted' },
  ]);

  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' });
  await settings.click();
  await expect(banner(page).getByRole('checkbox', { name: 'Statistik' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  await expect(settings).toBeFocused();
  expect(await storedList(page)).toEqual(usages(true, false));

  await settings.click();
  await page.getByTestId('consent-reject-all').click();
  await expect(banner(page)).toHaveCount(0);
  expect((await dataLayer(page)).at(-1)).toEqual(['consent', 'update', denied]);
  // Nothing hangs on the uid, so it goes.
  await expect.poll(async () => Object.keys(await cookies(page)).sort()).toEqual(['accepted', 'disclaimer']);
});

test(
  'privacy and imprint can be read without an answer, and the question comes back',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/');
    await banner(page).getByRole('link', { name: 'Datenschutz' }).click();
    await expect(page).toHaveURL(new RegExp(`${pathOf('privacy', 'de')}$`));
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
    await expect(banner(page)).toHaveCount(0);
    await page.goto(pathOf('terms', 'de'));
    await expect(banner(page)).toBeVisible();
    expect(await cookies(page)).toEqual({});
  },
);

test('it is answered by keyboard alone, and cannot be waved away', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeVisible();
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
  const order: string[] = [];
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    order.push(await focused());
  }
  expect(order).toEqual(['Datenschutz', 'Impressum', 'Alle ablehnen', 'Alle akzeptieren', 'Einstellungen']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  expect(await storedList(page)).toEqual(usages(false, false));
});

for (const language of languages) {
  const tag = language === 'fr' ? [] : ['@full'];
  test(
    `in ${language} it is accessible, fits, and refusing is as easy as agreeing`,
    { tag },
    async ({ page }) => {
      await page.goto(pathOf('Home', language));
      await expect(banner(page)).toBeVisible();
      await expect(banner(page)).not.toContainText('consent.');
      await expectSettled(page);
      await expectAccessible(page);
      for (const [width, height] of [
        [320, 568],
        [390, 844],
        [768, 1024],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const reject = await page.getByTestId('consent-reject-all').boundingBox();
        const accept = await page.getByTestId('consent-accept-all').boundingBox();
        expect([reject!.width, reject!.height, reject!.y]).toEqual([
          accept!.width,
          accept!.height,
          accept!.y,
        ]);
        expect(accept!.y + accept!.height).toBeLessThanOrEqual(height);
        await expectNoSidewaysScroll(page);
      }
      await page.getByTestId('consent-settings').click();
      await expectSettled(page);
      await expectAccessible(page);
    },
  );
}

test(
  'it ends below its last button, whatever bars the page keeps room for',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [pathOf('Search', 'de'), pathOf('ObjectPage', 'de', { objectNumber: 1001 })]) {
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
      const sheet = (await banner(page).boundingBox())!;
      const last = (await page.getByTestId('consent-settings').boundingBox())!;
      expect(sheet.y + sheet.height - (last.y + last.height), path).toBeLessThan(24);
    }
  },
);

test('it moves nothing and is not the largest thing of the page', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  await expect(banner(page)).toBeVisible();
  await untilQuiet(page);
  const seen = await page.evaluate(
    () =>
      new Promise<{ shift: number; largestInBanner: boolean }>((resolve) => {
        let shift = 0;
        let largest: Element | null = null;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          largest = (list.getEntries().at(-1) as unknown as { element: Element | null }).element;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve({ shift, largestInBanner: largest?.closest('dialog') != null }), 500);
      }),
  );
  expect(seen.largestInBanner).toBe(false);
  expect(seen.shift).toBeLessThan(0.01);
});

test(
  'a page without a footer has a button of its own, which opens the question anew',
  { tag: '@full' },
  async ({ page }) => {
    for (const name of ['BookingStalker', 'AffiliateRedirect'] as const) {
      await page.goto(pathOf(name, 'de'));
      if (name === 'BookingStalker') await page.getByTestId('consent-reject-all').click();
      await expect(banner(page)).toBeHidden();
      await page.getByTestId('cookie-settings').click();
      await expect(banner(page)).toBeVisible();
      await expectAccessible(page);
    }
    // Pages with a footer have it there.
    await openPage(page, pathOf('Home', 'de'));
    await expect(page.getByTestId('cookie-settings')).toHaveCount(0);
  },
);
