import { pathOf } from './paths.ts';
import { findChromium } from '../../scripts/find-test-tools.ts';
import { expect, expectAccessible, openPage, test, untilQuiet } from './site-test.ts';

const chromium = findChromium();

test.use({
  savesData: false,
  launchOptions: {
    ...(chromium ? { executablePath: chromium } : {}),
    // As for all tests, but with graphics drawn by the processor: a map needs WebGL.
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
});

const search = pathOf('Search', 'de');

async function openMap(page: import('@playwright/test').Page, path = search): Promise<void> {
  await page.goto(path);
  await expect(page.getByTestId('map')).toHaveAttribute('data-state', 'open');
  await expect(page.getByTestId('map-cluster').or(page.getByTestId('map-home')).first()).toBeAttached();
}

test('the map shows all homes, asks nobody else, and falls apart where it is chosen', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !/^(data|blob):/.test(request.url()))
      elsewhere.push(request.url());
  });
  await openMap(page);
  const total = Number(await page.getByTestId('hits-count').getAttribute('data-count'));
  const pins = page.getByTestId('map-cluster').or(page.getByTestId('map-home'));
  const shown = (): Promise<number> =>
    pins.evaluateAll((all) => all.reduce((sum, pin) => sum + Number(pin.getAttribute('data-count')), 0));
  // The first pins may be those of the view that the map opened with.
  await expect.poll(shown).toBe(total);
  await expectAccessible(page);

  const tiles = page.waitForResponse((response) => /\/map\/[0-9a-f]{12}\//.test(response.url()));
  const first = page.getByTestId('map-cluster').first();
  const before = await first.getAttribute('aria-label');
  await first.focus();
  await page.keyboard.press('Enter');
  expect((await tiles).headers()['cache-control']).toContain('immutable');
  // Its homes are now shown one by one, or in smaller groups.
  await expect(page.getByRole('button', { name: before!, exact: true })).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});

test(
  'the area of the map is searched with all else kept, by keyboard',
  { tag: '@full' },
  async ({ page }) => {
    // Each key counts from the view that is there: without movement that of the last one is.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openMap(page, `${search}?persons=4`);
    const hits = page.getByTestId('hits-count');
    const all = Number(await hits.getAttribute('data-count'));
    await page.locator('.maplibregl-canvas').focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('+');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'In diesem Ausschnitt suchen' }).click();
    await expect(page).toHaveURL(/persons=4&BBoxString=/);
    await expect.poll(async () => Number(await hits.getAttribute('data-count'))).toBeLessThan(all);
    await page.goBack();
    await expect(hits).toHaveAttribute('data-count', String(all));
  },
);

test('a chosen home is shown with its price, Escape leaves it', { tag: '@full' }, async ({ page }) => {
  // Without movement no pin goes while its view is still on the way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMap(page);
  const home = page.getByTestId('map-home');
  const preview = page.getByTestId('map-preview');
  // Pins change whenever an answer comes, so a step may find the cluster or the home gone that it meant to open.
  await expect(async () => {
    if ((await home.count()) === 0) {
      await page.getByTestId('map-cluster').first().dispatchEvent('click', {}, { timeout: 1000 });
      await expect(home.first()).toBeAttached({ timeout: 4000 });
    }
    await home.first().focus({ timeout: 1000 });
    await page.keyboard.press('Enter');
    await expect(preview.getByRole('link')).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 120_000 });
  await expect(preview).toContainText('€');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
});

test('on a phone the map opens over the list and leads back to it', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(search);
  await page.getByRole('button', { name: 'Karte', exact: true }).click();
  await expect(page.getByTestId('map')).toHaveAttribute('data-state', 'open');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zur Liste' }).click();
  await expect(page.getByTestId('map')).toBeHidden();
  await expect(page.getByTestId('result-card').first()).toBeVisible();
});

test('a home is shown by a circle', { tag: '@full' }, async ({ page }) => {
  await page.goto(pathOf('ObjectPage', 'de', { objectNumber: 1001 }));
  await page.locator('#location').scrollIntoViewIfNeeded();
  await expect(page.getByTestId('home-circle')).toBeVisible();
});

test.describe('where data is saved', () => {
  test.use({ savesData: true });

  test('the map is loaded when it is asked for, and takes the focus', { tag: '@full' }, async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await openPage(page, search);
    const load = page.getByTestId('load-map');
    await expect(load).toBeVisible();
    await expectAccessible(page);
    await untilQuiet(page);
    expect(files.filter((path) => path.startsWith('/map/') || path.includes('search-map-panel'))).toEqual([]);
    await load.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('map')).toHaveAttribute('data-state', 'open');
    await expect(load).toHaveCount(0);
    await expect(page.locator('aside :focus canvas')).toHaveCount(1);
  });
});

test.describe('without graphics', () => {
  test('the map says so and the list is complete', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(search);
    await expect(page.getByTestId('map')).toHaveAttribute('data-state', 'failed');
    await expect(page.getByText('Karte hier nicht verfügbar')).toBeVisible();
    await expect(page.getByTestId('result-card').first()).toBeVisible();
    await expectAccessible(page);
  });
});
