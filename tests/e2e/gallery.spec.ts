import type { Locator, Page } from '@playwright/test';
import { pathOf } from './paths.ts';
import { expect, expectAlive, openPage, test, untilQuiet } from './site-test.ts';

const path = pathOf('ObjectPage', 'de', { objectNumber: 1001 });

const slide = (page: Page): Locator => page.locator('.pswp__item[aria-hidden="false"]');
const picture = (page: Page): Locator => slide(page).locator('img:not(.pswp__img--placeholder)');

async function openGallery(page: Page): Promise<Locator> {
  await openPage(page, path);
  await page.getByTestId('open-gallery').click();
  return page.getByTestId('gallery-viewer');
}

/** Position of the visible picture once it has stopped moving. */
async function placeOf(shown: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const edges = (): Promise<string> => shown.boundingBox().then((box) => JSON.stringify(box));
  let last = '';
  await expect
    .poll(async () => {
      const now = await edges();
      const isStill = now === last && now !== 'null';
      last = now;
      return isStill;
    })
    .toBe(true);
  return JSON.parse(last) as { x: number; y: number; width: number; height: number };
}

test(
  'a picture stands whole in the middle of every screen, free of words and thumbnails',
  { tag: '@full' },
  async ({ page }) => {
    const viewer = await openGallery(page);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1366, 657],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => (await placeOf(picture(page))).width).toBeLessThanOrEqual(width);
      const box = await placeOf(picture(page));
      const words = (await viewer.getByRole('status').boundingBox())!;
      expect(Math.abs(box.x + box.width / 2 - width / 2), 'centred across').toBeLessThanOrEqual(1);
      expect(Math.abs(box.y + box.height / 2 - height / 2), 'centred along').toBeLessThanOrEqual(24);
      expect(box.y, 'below the words').toBeGreaterThanOrEqual(words.y + words.height);
      expect(box.width * box.height, 'as large as it can be').toBeGreaterThan(width * height * 0.27);
      const thumbs = await viewer.locator('ul').boundingBox();
      if (thumbs) expect(box.y + box.height, 'above the thumbnails').toBeLessThanOrEqual(thumbs.y);
    }
  },
);

test(
  'what the page has shown already stands in until a large picture has come',
  { tag: '@full' },
  async ({ page }) => {
    let letCome = (): void => undefined;
    const held = new Promise<void>((resolve) => (letCome = resolve));
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, path);
    await untilQuiet(page);
    // The first two are on the page in a smaller size; what is asked for now is large.
    await page.route(/-1450x900\./, async (route) => {
      await held;
      await route.continue();
    });
    await expectAlive(page.getByTestId('open-gallery'));
    await page.getByTestId('open-gallery').click();
    const preview = slide(page).locator('img.pswp__img--placeholder');
    await expect(preview).toBeVisible();
    await expect(preview).toHaveJSProperty('complete', true);
    expect(await preview.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
    letCome();
    await expect(picture(page)).toHaveJSProperty('complete', true);
    // The next two are on their way before anybody asks.
    await expect(page.locator('.pswp__item img[src*="-1450x900"]')).toHaveCount(3);
  },
);

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

  type Point = readonly [x: number, y: number];

  /** Moves one or two fingers from their first to their last places, as a touch screen reports it. */
  async function drag(page: Page, ...fingers: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
    const screen = await page.context().newCDPSession(page);
    const steps = 8;
    const points = (step: number): { x: number; y: number; id: number }[] =>
      fingers.map(([from, to], id) => ({
        id,
        x: from[0] + ((to[0] - from[0]) * step) / steps,
        y: from[1] + ((to[1] - from[1]) * step) / steps,
      }));
    await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
    for (let step = 1; step <= steps; step += 1) {
      await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step) });
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await screen.detach();
  }

  test(
    'it turns by a swipe, zooms by two fingers and two taps, and goes by a drag downwards',
    { tag: '@full' },
    async ({ page }) => {
      const viewer = await openGallery(page);
      const words = viewer.getByRole('status');
      const { width } = await placeOf(picture(page));
      // A finger that comes while the viewer still opens is not heard: people swipe once more.
      await expect(async () => {
        if (!(await words.textContent())?.includes('Bild 2 von')) {
          await drag(page, [
            [300, 420],
            [90, 420],
          ]);
        }
        await expect(words).toContainText('Bild 2 von', { timeout: 3_000 });
      }).toPass();
      await placeOf(picture(page));

      // Slowly and not half across the screen; less than that moves it back.
      for (const [to, shown] of [
        [160, 'Bild 2 von'],
        [130, 'Bild 3 von'],
      ] as const) {
        await drag(page, [
          [200, 420],
          [to, 420],
        ]);
        await expect(words).toContainText(shown);
        await placeOf(picture(page));
      }

      await drag(
        page,
        [
          [180, 420],
          [90, 420],
        ],
        [
          [210, 420],
          [300, 420],
        ],
      );
      await expect.poll(async () => (await placeOf(picture(page))).width).toBeGreaterThan(width * 1.5);
      // Two taps on a zoomed picture fit it again.
      const tapTwice = async (): Promise<void> => {
        await page.touchscreen.tap(195, 420);
        await page.touchscreen.tap(195, 420);
      };
      await tapTwice();
      await expect.poll(async () => (await placeOf(picture(page))).width).toBeCloseTo(width, 0);
      await tapTwice();
      await expect.poll(async () => (await placeOf(picture(page))).width).toBeCloseTo(width * 2.5, -1);
      await tapTwice();
      await expect.poll(async () => (await placeOf(picture(page))).width).toBeCloseTo(width, 0);

      await drag(page, [
        [195, 380],
        [195, 760],
      ]);
      await expect(viewer).toHaveCount(0);
      await expect(page.getByTestId('open-gallery')).toBeFocused();
    },
  );
});
