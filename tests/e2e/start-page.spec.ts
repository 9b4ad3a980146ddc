import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './site-test.ts';

test(
  'parks, tips and further links are shown, the other tips after a click',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, pathOf('Home', 'de'));
    const section = (id: string) => page.locator(`section[aria-labelledby=${id}]`);
    await expect(section('parks').getByRole('heading', { level: 3 })).toHaveCount(4);
    const tips = section('tips').getByRole('heading', { level: 3 });
    await expect(tips.filter({ visible: true })).toHaveCount(3);
    await section('tips').locator('summary').click();
    await expect(tips.filter({ visible: true })).toHaveCount(6);
    await expect(section('tips').locator('img').first()).toHaveAttribute('alt', /\S/);
    await expect(section('portals').getByRole('link').first()).toBeVisible();
    await expect(section('agencies').getByRole('link')).not.toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
  },
);
