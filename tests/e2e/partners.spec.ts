import type { Page, Request } from '@playwright/test';
import { todayInBerlin } from '../../domain/stay.ts';
import { freeStay, typedGuest } from './free-stay.ts';
import { pathOf } from './paths.ts';
import { expect, openPage, test } from './site-test.ts';

function bodiesSentTo(page: Page, path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname !== path) return;
    bodies.push((request.postDataJSON() as Record<string, unknown> | null) ?? paramsOf(request));
  });
  return bodies;
}

const paramsOf = (request: Request): Record<string, string> =>
  Object.fromEntries(new URL(request.url()).searchParams);

test('search, price and booking count for the partner of the first address', async ({ page }) => {
  const prices = bodiesSentTo(page, '/api/price');
  const searches = bodiesSentTo(page, '/api/search');
  const bookings = bodiesSentTo(page, '/api/booking/create');
  await openPage(page, `${pathOf('Search', 'de')}?pid=10,7001`);
  await page.getByTestId('all-filters').click();
  await page.getByRole('dialog').locator('input[name=sauna]').check();
  await expect.poll(() => searches.at(-1)?.['partner']).toBe('7001');

  const { objectNumber, stay } = await freeStay(page, 30);
  await page.goto(`${pathOf('ObjectPage', 'de', { objectNumber })}?${stay}&pid=7001`);
  await page.getByTestId('book').first().click();
  await expect(page).toHaveURL(/\/booking\/start\//);
  await expect(page.getByTestId('to-summary')).toBeEnabled();
  await page.locator('[name=insurance][value="1"]').check({ force: true });
  await expect
    .poll(() => prices.at(-1))
    .toMatchObject({
      partner: '7001',
      insurance: 1,
      duration: 7,
      adultsMax: expect.any(Number),
      viewedDate: todayInBerlin(new Date()),
      identifierKey: expect.stringContaining(`${objectNumber},`),
      uid: expect.any(String),
      jwt: '',
    });
  for (const [field, value] of Object.entries(typedGuest)) await page.locator(`[name=${field}]`).fill(value);
  await page.getByTestId('to-summary').click();
  await page.locator('[name=payment][value="1"]').check({ force: true });
  await page.locator('[name=acceptTerms]').check({ force: true });
  await page.getByTestId('book-now').click();
  await expect(page).toHaveURL(/\/booking\/finish\//);
  expect(bookings).toMatchObject([{ partner: '7001' }]);
});

test(
  'what a partner hides is not asked for, and its number for travel agencies is told',
  { tag: '@full' },
  async ({ page }) => {
    const { objectNumber, stay } = await freeStay(page, 36);
    await openPage(page, `${pathOf('Home', 'de')}?pid=7003`);
    await page.getByTestId('office-contact').click();
    await expect(page.getByRole('banner')).toContainText('Paxlounge-Nr. 4711');
    const prices = bodiesSentTo(page, '/api/price');
    await page.goto(`${pathOf('BookingStart', 'de', { objectNumber })}?${stay}&pid=7003`);
    await expect(page.getByRole('contentinfo')).toContainText('Filiale West');
    await expect(page.locator('[name=insurance]')).toHaveCount(0);
    await expect(page.locator('[name=bonus]')).toBeVisible();
    for (const [field, value] of Object.entries(typedGuest))
      await page.locator(`[name=${field}]`).fill(value);
    await page.getByTestId('to-summary').click();
    await expect(page).toHaveURL(/\/booking\/summary\//);
    await expect(page.locator('main')).not.toContainText('Reiserücktritt');
    expect(prices.filter(({ insurance }) => insurance === 1)).toEqual([]);
  },
);

test.describe('with consent', () => {
  test.use({ answered: false });

  test(
    'the phone of a traffic source is there after another load of a page',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(`${pathOf('OfferOverview', 'de')}?pid=10&gclid=123&awc=77`);
      // Whoever opens another document before the server has it too is asked for it again.
      const kept = page.waitForResponse('**/api/user/saveTrackingParams');
      await page.getByTestId('consent-accept-all').click();
      await expect(page.getByTestId('consent-banner')).toHaveCount(0);
      await kept;
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('030 23125 810');
      const saved = page.waitForResponse('**/api/user/get');
      await page.goto(pathOf('OfferOverview', 'de'));
      expect(await (await saved).json()).toMatchObject({
        data: { pid: '10', gclid: '123', awc: '77', isBot: true, isMobile: false, usertype: '' },
      });
      await expect(footer).toContainText('030 23125 810');
    },
  );

  test(
    'a traffic source decides whether the watch list can be shared',
    { tag: '@full' },
    async ({ page }) => {
      const { objectNumber } = await freeStay(page, 32);
      for (const [pid, offered] of [
        ['40', 0],
        ['30', 1],
      ] as const) {
        await page.context().clearCookies();
        await page.goto(`${pathOf('ObjectPage', 'de', { objectNumber })}?pid=${pid}`);
        await page.getByTestId('consent-reject-all').click();
        // The heart fills at once; whoever opens another document before the server has it too loses it.
        const kept = page.waitForResponse('**/api/user/watchedobjects/set');
        await page
          .locator(`[data-object-number="${objectNumber}"][data-testid=watch-button]`)
          .first()
          .click();
        await expect(page.getByTestId('watch-count')).toHaveText('1');
        await kept;
        const asked = page.waitForResponse('**/api/partner?*');
        await page.goto(`${pathOf('WatchList', 'de')}?pid=${pid}`);
        await asked;
        await expect(page.getByTestId('watch-remove')).toBeVisible();
        await expect(page.getByTestId('send-list')).toHaveCount(offered);
      }
    },
  );
});
