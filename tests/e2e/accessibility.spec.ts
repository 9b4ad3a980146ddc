import { pathOf } from './paths.ts';
import { expect, expectNoSidewaysScroll, test } from './site-test.ts';

const home = { objectNumber: 1001 };
const paths = [
  pathOf('Home', 'de'),
  pathOf('Search', 'de'),
  pathOf('ObjectPage', 'de', home),
  pathOf('BookingStart', 'de', home),
  pathOf('WatchList', 'de'),
];

/** Least side of a touch target, in CSS pixels. */
const target = 44;

for (const path of paths) {
  const tag = path === pathOf('ObjectPage', 'de', home) ? [] : ['@full'];
  test(`links and buttons of ${path} are large enough for a finger`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const found = await page.evaluate(
      (least) =>
        [...document.querySelectorAll('main a[href], nav a[href], footer a[href], button, select, summary')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          // Links within sentences are as high as their line.
          .filter((element) => getComputedStyle(element).display !== 'inline')
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .map(({ element, box }) => ({
            small: box.width > 1 && box.height < least,
            told: `${element.textContent} ${String(Math.round(box.width))}x${String(Math.round(box.height))}`,
          })),
      target - 0.5,
    );
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(({ small }) => small).map(({ told }) => told)).toEqual([]);
  });

  test(`${path} fits at 400 % zoom`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}
