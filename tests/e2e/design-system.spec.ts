import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test, untilQuiet } from './site-test.ts';

/**
 * Compares screenshots of every component in every state. After an intended change of look, run this file again with --update-snapshots
 * and look at the pictures before committing them.
 */

/** Keeps hover and focus where the page asks for them. */
async function forceStates(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  for (const state of ['hover', 'focus-visible', 'active']) {
    // A label is hovered together with its control, never focused.
    const names = ['button', 'input', ...(state === 'hover' ? ['label'] : [])];
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: names.map((name) => `[data-force='${state}'] ${name}`).join(),
    });
    const forced = state === 'focus-visible' ? ['focus', 'focus-visible'] : [state];
    for (const nodeId of nodeIds)
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: forced });
  }
}

for (const [scheme, width] of [
  ['light', 390],
  ['light', 1440],
  ['dark', 1440],
] as const) {
  const tag = scheme === 'light' && width === 390 ? [] : ['@full'];
  test(`looks as it should, ${scheme}, ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await openPage(page, '/design-system/');
    await untilQuiet(page);
    await page.evaluate(() => document.fonts.ready);
    await expectNoSidewaysScroll(page);
    // The browser gives no styles to what it has not laid out: the footer of this long page, until it is seen.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await forceStates(page);
    await expect(page.locator('main')).toHaveScreenshot(`${scheme}-${width}.png`, {
      animations: 'disabled',
      // Letters are smoothed a little differently from machine to machine.
      maxDiffPixelRatio: 0.01,
    });
  });
}
