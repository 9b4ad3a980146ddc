import type { Page } from '@playwright/test';
import { freeStay } from './free-stay.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test, untilQuiet } from './site-test.ts';

interface Watched {
  uid: string;
  watchListUID: string;
  titles: string[];
}

/** Lets another visitor watch three homes. */
async function somebodyWatches(page: Page, baseURL: string): Promise<Watched> {
  const { request } = page;
  const search = await request.get('/api/search', { params: { query: '{}' } });
  const { data } = (await search.json()) as { data: { hits: { objectNumber: number; title: string }[] } };
  const homes = data.hits.slice(0, 3);
  let uid = '';
  let watchListUID = '';
  for (const { objectNumber } of homes) {
    const reply = await request.post('/api/user/watchedobjects/set', {
      data: { uid, objectNumber, startDate: '2027-06-05', endDate: '2027-06-12', price: 900, action: 'add' },
      headers: { origin: baseURL },
    });
    ({ uid, watchListUID } = ((await reply.json()) as { data: Watched }).data);
  }
  await page.context().clearCookies({ name: 'uid' });
  return { uid, watchListUID, titles: homes.map(({ title }) => title).reverse() };
}

/** Holds back scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

/** Counts layout shifts; the returned function gives the sum so far. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { shifts: number };
    counted.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) counted.shifts += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

test('shows the own homes before the scripts are there, and nothing moves when they come', async ({
  page,
  baseURL,
}) => {
  const { uid, titles } = await somebodyWatches(page, baseURL!);
  await page.context().addCookies([{ name: 'uid', value: uid, url: baseURL! }]);
  const shifts = await countShifts(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto(pathOf('WatchList', 'de'), { waitUntil: 'commit' });

  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(titles);
  await expect(page.getByTestId('watch-list-count')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('3 Unterkünfte gemerkt');
  await expect(names.first().getByRole('link')).toHaveAttribute('href', /^\/object\/\d+\/$/);

  letScriptsCome();
  await expect(page.getByTestId('watch-list-count')).toHaveText('3 Unterkünfte gemerkt');
  await expect(page.getByTestId('price-change')).toHaveCount(3);
  expect(await shifts()).toBeLessThan(0.02);
  await page.getByTestId('watch-remove').first().click();
  await expect(page.getByTestId('watch-list-count')).toHaveText('2 Unterkünfte gemerkt');
});

for (const visitor of ['unknown', 'known by the mail address alone']) {
  test(
    `tells somebody ${visitor} who watched nothing so before the scripts are there`,
    { tag: '@full' },
    async ({ page, baseURL }) => {
      if (visitor !== 'unknown') {
        const data = { uid: '', email: `nothing-${Date.now()}@example.org` };
        await page.request.post('/api/user/savecontact', { data, headers: { origin: baseURL! } });
      }
      const shifts = await countShifts(page);
      const letScriptsCome = await holdScripts(page);
      await page.goto(pathOf('WatchList', 'fr'), { waitUntil: 'commit' });
      await expect(page.getByTestId('watch-list-empty')).toBeVisible();
      letScriptsCome();
      await untilQuiet(page);
      await expect(page.getByTestId('watch-list-empty')).toBeVisible();
      // For visitors of whom only the address is known, placeholders of cards were shown: the footer moves up in their
      // place.
      if (visitor === 'unknown') expect(await shifts()).toBeLessThan(0.02);
    },
  );
}

test('one stay and party is asked for of all homes, kept in the address and taken back', async ({
  page,
  baseURL,
}) => {
  const { uid, watchListUID, titles } = await somebodyWatches(page, baseURL!);
  await page.context().addCookies([{ name: 'uid', value: uid, url: baseURL! }]);
  await page.goto(`${pathOf('WatchList', 'de')}?startDate=2027-06-12&endDate=2027-06-19`);
  const items = page.getByTestId('watched-item');
  await expect(items.filter({ hasText: '12.06.2027 bis 19.06.2027, 2 Personen' })).toHaveCount(3);
  await page.getByTestId('all-party').click();
  await page.getByRole('dialog').getByRole('button', { name: 'mehr' }).first().click();
  await page.getByTestId('take-party').click();
  await expect(page).toHaveURL(/startDate=2027-06-12&endDate=2027-06-19&persons=3$/);
  await expect(items.filter({ hasText: '3 Personen' })).toHaveCount(3);
  await expect(page.getByTestId('price-change')).toHaveCount(3);
  const kinds = await page
    .getByTestId('price-change')
    .evaluateAll((all) => all.map((one) => one.dataset['kind']));
  expect(kinds).toHaveLength(3);
  // The price at which another stay was saved does not matter for this one.
  for (const kind of kinds) expect(['free', 'taken']).toContain(kind);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.getByTestId('all-as-saved').click();
  await expect(page).toHaveURL(new RegExp(`${pathOf('WatchList', 'de')}$`));
  await expect(items.filter({ hasText: '05.06.2027 bis 12.06.2027' })).toHaveCount(3);

  // The server loads shared lists, so that they work without scripts too.
  const shared = await page.request.get(pathOf('WatchList', 'de'), {
    params: { watchListUID, startDate: '2027-06-12', endDate: '2027-06-19', persons: '3' },
  });
  const html = await shared.text();
  expect(html.match(/12\.06\.2027 bis 19\.06\.2027/g)).toHaveLength(titles.length);
  expect(html.match(/data-kind="(free|taken)"/g)).toHaveLength(titles.length);
});

test(
  'a list that cannot be read says so, and comes when asked again',
  { tag: '@full' },
  async ({ page, baseURL, noise }) => {
    const { uid, titles } = await somebodyWatches(page, baseURL!);
    await page.context().addCookies([{ name: 'uid', value: uid, url: baseURL! }]);
    await page.route('**/api/user/watchedobjects/get', (route) => route.abort());
    await page.goto(pathOf('WatchList', 'de'));
    await page.getByRole('alert').getByRole('button').waitFor();
    noise.length = 0;
    await page.unroute('**/api/user/watchedobjects/get');
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByTestId('watched-item')).toHaveCount(titles.length);
    await expect(page.getByTestId('watched-facts')).toHaveCount(titles.length);
  },
);

test.describe('somebody else’s list', () => {
  test(
    'is read without scripts, with prices, and kept by nobody on the way',
    { tag: '@full' },
    async ({ browser, page, baseURL }) => {
      const { uid, watchListUID, titles } = await somebodyWatches(page, baseURL!);
      const path = `${pathOf('WatchList', 'de')}?watchListUID=${watchListUID}`;
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
      const plain = await context.newPage();
      const response = await plain.goto(path);
      expect(response?.headers()['cache-control']).toBe('private, no-cache');
      expect(await response?.text()).not.toContain(uid);
      await expect(plain.getByTestId('watched-item').getByRole('heading')).toHaveText(titles);
      await expect(plain.getByTestId('price-change')).toHaveCount(3);
      await context.close();
    },
  );

  test('is taken over home by home', { tag: '@full' }, async ({ page, baseURL }) => {
    const { watchListUID, titles } = await somebodyWatches(page, baseURL!);
    await page.goto(`${pathOf('WatchList', 'de')}?watchListUID=${watchListUID}`);
    await page.getByRole('button', { name: `${titles[0]!} merken` }).click();
    await expect(page.getByRole('button', { name: /^Gemerkt:/ })).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Zur eigenen Merkliste' }).click();
    await expect(page.getByTestId('watched-item').getByRole('heading')).toHaveText([titles[0]!]);
  });

  test('that does not exist says so', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${pathOf('WatchList', 'en')}?watchListUID=unknown`);
    await expect(page.getByRole('main')).toContainText('This list no longer exists');
    await expectNoSidewaysScroll(page);
  });
});

test('a home is watched with the stay and the price that its page shows', async ({ page }) => {
  const { objectNumber, stay, startDate, endDate } = await freeStay(page, 38);
  await openPage(page, `${pathOf('ObjectPage', 'de', { objectNumber })}?${stay}`);
  const cents = Number(await page.getByTestId('box-price').first().getAttribute('data-cents'));
  const sent = page.waitForRequest('**/api/user/watchedobjects/set');
  await page.locator(`[data-testid=watch-button][data-object-number="${objectNumber}"]`).first().click();
  expect((await sent).postDataJSON()).toMatchObject({
    objectNumber,
    price: cents / 100,
    currency: 'EUR',
    startDate,
    endDate,
    persons: 2,
    action: 'add',
  });
});

test(
  'a home of a list without dates is watched for the persons of the search',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, `${pathOf('Search', 'de')}?persons=4`);
    const sent = page.waitForRequest('**/api/user/watchedobjects/set');
    await page.getByTestId('result-card').first().getByTestId('watch-button').click();
    expect((await sent).postDataJSON()).toMatchObject({
      price: null,
      startDate: '',
      endDate: '',
      persons: 4,
    });
  },
);

test(
  'a list that somebody shared is offered on any page, and leads to the list',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const { watchListUID } = await somebodyWatches(page, baseURL!);
    await page.goto(`${pathOf('OfferOverview', 'de')}?watchListUID=${watchListUID}`);
    const notice = page.getByTestId('shared-list-notice');
    await expect(notice).toContainText('3 Unterkünfte');
    await expectAccessible(page);
    await notice.getByRole('link').click();
    await expect(page.getByTestId('shared-list')).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);
