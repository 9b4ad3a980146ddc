import type { Request } from '@playwright/test';
import { pathOf } from './paths.ts';
import {
  expect,
  expectAccessible,
  expectAlive,
  expectNoSidewaysScroll,
  openPage,
  reloadPage,
  test,
  untilQuiet,
} from './site-test.ts';

const terms = pathOf('terms', 'de');

/** Removes the browser's own messages about requests that the test cut or refused. */
const forget = (noise: string[], word: RegExp): void => {
  noise.splice(0, noise.length, ...noise.filter((text) => !word.test(text)));
};

test(
  'on a phone the bars at the lower edge leave the end of the page free',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const bars = page.getByTestId('price-bar').or(page.getByRole('button', { name: 'Karte', exact: true }));
    for (const path of [pathOf('ObjectPage', 'de', { objectNumber: 1001 }), pathOf('Search', 'de')]) {
      await page.goto(path);
      await expect(bars).toBeVisible();
      const last = page.getByRole('contentinfo').getByRole('link').last();
      await last.focus();
      const isSeen = (): Promise<boolean> =>
        last.evaluate((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      await expect.poll(isSeen, path).toBe(true);
    }
  },
);

test(
  'under the compact bar the office’s words for a page stand beside its phone in the footer',
  { tag: '@full' },
  async ({ page }) => {
    const overwriteTranslation = {
      Search: { de: 'Wir suchen mit Ihnen.' },
      whoami_Search: { de: 'Fragen zur Gegend?' },
      whoami_Object: { de: 'Fragen zum Haus?' },
    };
    await page.route('**/api/office/contact', async (route) => {
      const response = await route.fetch();
      const envelope = (await response.json()) as { data: object };
      await route.fulfill({
        response,
        json: { ...envelope, data: { ...envelope.data, overwriteTranslation } },
      });
    });
    const words = page.getByRole('contentinfo').getByTestId('office-words');
    for (const [path, text] of [
      [pathOf('Search', 'de'), 'Wir suchen mit Ihnen.'],
      ['/deutschland/', 'Fragen zur Gegend?'],
      [pathOf('ObjectPage', 'de', { objectNumber: 1001 }), 'Fragen zum Haus?'],
    ] as const) {
      await page.goto(path);
      await expect(words).toHaveText(text);
    }
    await page.goto(pathOf('BookingStart', 'de', { objectNumber: 1001 }));
    await expect(page.getByTestId('office-words')).toHaveCount(0);
  },
);

test('the office says who answers, and is asked once', { tag: '@full' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/office/')) asked.push(request.url());
  });
  await openPage(page, pathOf('Home', 'de'));
  // The card shows the address and whether somebody is there; the panel uses the data that the card has loaded.
  await expect(page.getByTestId('office-open')).not.toBeEmpty();
  await expect(page.locator('address')).toContainText(/, \d{5} /);
  const contact = page.getByTestId('office-contact');
  await contact.click();
  const panel = page.getByTestId('office-panel');
  await expect(panel).toContainText(/[A-Z][a-z]+ [A-Z]\. und das Team/);
  await expect(panel.locator('img')).toHaveJSProperty('naturalWidth', 45);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(asked).toHaveLength(1);
});

test(
  'a language whose path the page does not know is asked for',
  { tag: '@full' },
  async ({ page, noise }) => {
    await openPage(page, '/gibt-es-nicht/?persons=3');
    const asked = page.waitForRequest((request) => request.url().includes('/api/whoami/translate'));
    await page.route('**/api/whoami/translate*', (route) =>
      route.fulfill({
        json: {
          data: { datas: { location: pathOf('WatchList', 'fr') } },
          errorLength: 0,
          errors: [],
          status: 200,
          statusText: { msg: 'status.ok', isKey: true },
        },
      }),
    );
    const inFrench = page.getByRole('contentinfo').locator('a[hreflang=fr]');
    await expectAlive(inFrench);
    await inFrench.click();
    const { searchParams } = new URL((await asked).url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      routepath: '/gibt-es-nicht/',
      languageCode: 'de',
      targetLanguageCode: 'fr',
    });
    await expect(page).toHaveURL(`${pathOf('WatchList', 'fr')}?persons=3`);
    // If the server does not know the page either, only the plain path is left.
    await page.unroute('**/api/whoami/translate*');
    await openPage(page, '/gibt-es-nicht/');
    await expectAlive(inFrench);
    await inFrench.click();
    await expect(page).toHaveURL('/fr/gibt-es-nicht/');
    forget(noise, /404/);
  },
);

test(
  'a mistake in the code of a page is told, without who met it',
  { tag: '@full' },
  async ({ page, noise }) => {
    await openPage(page, pathOf('Home', 'de'));
    const told: Request[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/clientError')) told.push(request);
    });
    // The page listens once it is at rest.
    await expect(async () => {
      await page.evaluate(() => {
        const fail = (message: string): void =>
          void setTimeout(() => void Promise.reject(new TypeError(message)));
        fail('ResizeObserver loop limit exceeded');
        fail('nothing of "Anna" at anna@example.com');
      });
      await expect.poll(() => told.length, { timeout: 1_000 }).toBeGreaterThan(0);
    }).toPass();
    const [request] = told as [Request];
    expect(request.postDataJSON()).toMatchObject({
      mandant: 'feriola',
      kind: 'rejection',
      name: 'TypeError',
      message: 'nothing of {text} at {mail}',
      route: 'Home',
    });
    expect(await request.headerValue('cookie')).toBeNull();
    expect((await request.response())?.status()).toBe(200);
    expect(told).toHaveLength(1);
    forget(noise, /Anna|ResizeObserver/);
  },
);

test.describe('the container', () => {
  for (const [width, wide] of [
    [1399, 1399],
    [1400, 1300],
  ] as const) {
    test(`is ${wide} px wide on ${width} px`, { tag: '@full' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathOf('OfferOverview', 'de'));
      const box = await page.locator('main > .container').boundingBox();
      expect(box!.width).toBe(wide);
    });
  }
});

test('the menu opens on a phone, and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, pathOf('Home', 'fr'));
  const menu = page.getByTestId('burger');
  await menu.locator('summary').click();
  // Elements that the open menu partly covers are not meant to be pressed.
  await expectAccessible(page, '[data-testid=burger]');
  await expectNoSidewaysScroll(page);
  await menu.getByRole('link', { name: 'Vacances avec un chien' }).click();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).not.toHaveURL(/\/fr\/$/);
});

test(
  'the phone is the traffic source’s in the browser, and nobody’s in what the server sends',
  { tag: '@full' },
  async ({ page, request }) => {
    const html = await (await request.get(`${terms}?pid=10`)).text();
    expect(html).toContain('tel:+494066969120');
    expect(html).not.toContain('23125810');
    await page.goto(`${terms}?pid=10`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: '030 23125 810' })).toHaveAttribute(
      'href',
      'tel:+493023125810',
    );
    // It stays for the visit.
    await footer.getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL(new RegExp(pathOf('disclaimer', 'de')));
    await expect(footer).toContainText('030 23125 810');
  },
);

test(
  'a notice is shown in its window, and not again once it was closed',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2019-12-21T12:00:00+01:00'));
    await page.goto(terms);
    const notice = page.getByTestId('notice-christmas');
    await expect(notice).toBeVisible();
    await expect(page.getByTestId(/^notice-/)).toHaveCount(1);
    await expectAccessible(page);
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);
    await page.clock.setFixedTime(new Date('2020-03-18T12:00:00+01:00'));
    await page.reload();
    await expect(page.getByTestId('notice-phone')).toBeVisible();
    await expect(page.getByTestId(/^notice-/)).toHaveCount(1);
  },
);

test('an address leads to its part of the page', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${terms}?scrollto=300`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.goto(`${pathOf('DemoFaq', 'en')}#arrival`);
  await expect(page.locator('details#arrival')).toHaveAttribute('open', '');
});

test('a part that does not come leaves the page as it is, and can be asked for again', async ({
  page,
  noise,
}) => {
  await page.route('**/assets/calendar-dialog-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await openPage(page, pathOf('ObjectPage', 'de', { objectNumber: 1001 }));
  await page.getByTestId('open-calendar').click();
  const offer = page.getByTestId('chunk-failed');
  await expect(offer).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/assets/calendar-dialog-*.js');
  const loaded = page.waitForEvent('domcontentloaded');
  await offer.getByRole('button').last().click();
  await loaded;
  await expectAlive(page.getByTestId('open-calendar'));
  await page.getByTestId('open-calendar').click();
  await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
  forget(noise, /404|ChunkLoadError|could not be loaded|dynamically imported/);
});

test(
  'what was typed is there again after the page was loaded anew for missing code',
  { tag: '@full' },
  async ({ page, noise }) => {
    await openPage(page, pathOf('ContactPartner', 'de'));
    const field = page.getByTestId('contact-form').locator('[name="phone"]');
    await field.fill('040 3300');
    const gone = '/assets/none-1.js';
    await page.evaluate((address) => import(address).catch(() => undefined), gone);
    await page.reload();
    await expect(field).toHaveValue('040 3300');
    expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull();
    forget(noise, /404/);
  },
);

test(
  'a hop to a partner is counted, and others lead nowhere',
  { tag: '@full' },
  async ({ page, request }) => {
    const target = 'https://reisebuero-hafen.example/urlaub';
    const path = pathOf('AffiliateRedirect', 'de');
    const refused = await request.get(`${path}?url=${encodeURIComponent('https://evil.example/')}`);
    expect(refused.status()).toBe(404);
    await page.route('https://reisebuero-hafen.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Hafen</title>' }),
    );
    const counted = page.waitForResponse('**/api/affiliate/hop');
    await page.goto(`${path}?url=${encodeURIComponent(target)}&pid=10`);
    expect((await counted).status()).toBe(200);
    await expect(page).toHaveURL(target);
  },
);

test('bookings that are made appear by themselves', { tag: '@full' }, async ({ page }) => {
  const booking = { regionName: 'Toskana', countryName: 'Italien', nights: 7, persons: 4, minutesAgo: 0 };
  await page.route('**/api/booking/recent*', (route) =>
    route.fulfill({
      json: {
        data: { bookings: [{ ...booking, placeName: 'Lucca', bookingMethod: 'option' }], today: 12 },
        errorLength: 0,
        errors: [],
        status: 200,
        statusText: { msg: 'replies.status.ok', isKey: true },
      },
    }),
  );
  await page.goto(pathOf('BookingStalker', 'de'));
  const list = page.getByTestId('recent-bookings');
  await expect(list).toContainText('Lucca');
  await expect(list).toContainText('7 Nächte · 4 Personen');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectAccessible(page);
});

test('the debug panel is for those who may see it', { tag: '@full' }, async ({ page }) => {
  await openPage(page, terms);
  await untilQuiet(page);
  await expect(page.getByTestId('debug-panel')).toHaveCount(0);
  await page.route('**/api/user/get', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: Record<string, unknown> };
    reply.data['accountData'] = {
      accountID: 'a',
      accountEmail: 'anna@feriola.example',
      accountFirstName: 'Anna',
      accountLastName: 'B.',
      accountShortName: 'AB',
      accountPermissions: { 'userDebug.show': true },
    };
    await route.fulfill({ json: reply });
  });
  await page.reload();
  const panel = page.getByTestId('debug-panel');
  // It comes last on the page and covers nothing.
  const [end, start] = await Promise.all([
    page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom),
    panel.evaluate((one) => one.getBoundingClientRect().top),
  ]);
  expect(start).toBeGreaterThanOrEqual(end);
  await panel.getByRole('button').click();
  await expect(panel).toContainText('anna@feriola.example');
  await expect(panel).toContainText('responseStart');
  await expectAccessible(page);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page says so in its language, and nothing old is shown', async ({ page, context, noise }) => {
    await openPage(page, pathOf('Search', 'fr'));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
      .toBe('activated');
    await reloadPage(page);
    await untilQuiet(page);
    const keptPaths = (): Promise<string[]> =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const stores = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return stores.flat().map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(async () => (await keptPaths()).length).toBeGreaterThan(5);
    expect((await keptPaths()).filter((path) => !/^\/(?:assets|offline)\//.test(path))).toEqual([]);
    await context.setOffline(true);
    await page.goto(pathOf('Search', 'fr'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pas de connexion pour le moment');
    await expectAccessible(page);
    await context.setOffline(false);
    await page.getByRole('link').click();
    await expect(page.getByTestId('result-card').first()).toBeVisible();
    forget(noise, /ERR_INTERNET_DISCONNECTED|GL Driver/);
  });
});

test(
  'the compact bar leads to the account on lists, homes and a booking, and not away from a form',
  { tag: '@full' },
  async ({ page }) => {
    const login = page.getByTestId('login-link');
    for (const path of [
      pathOf('Search', 'de'),
      pathOf('ObjectPage', 'de', { objectNumber: 1001 }),
      pathOf('bookingView', 'de'),
      pathOf('LandlordBookingConfirmation', 'de'),
    ]) {
      await page.goto(path);
      await expect(login).toBeVisible();
    }
    for (const name of ['Request', 'BookingStart'] as const) {
      await page.goto(pathOf(name, 'de', { objectNumber: 1001 }));
      await expect(page.getByTestId('watch-list-link')).toBeVisible();
      await expect(login).toHaveCount(0);
    }
  },
);
