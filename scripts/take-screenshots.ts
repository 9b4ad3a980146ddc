import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { refusalCookies } from '../tests/e2e/refusal-cookies.ts';
import { findChromium } from './find-test-tools.ts';
import { scenes, type Scene } from './screenshots/scenes.ts';
import { readOptions } from './read-options.ts';

/**
 * Takes the screenshots for docs/screenshots from a running server with a demo world: RATE_LIMIT=0 bin/start, then npm
 * run screenshots.
 */
const values = readOptions({
  url: { type: 'string', default: 'http://127.0.0.1:3000' },
  only: { type: 'string', default: '' },
});

const folder = join(import.meta.dirname, '../docs/screenshots');
const heights: Record<number, number> = { 390: 844, 768: 1024, 1440: 900 };

const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  // Maps are rendered in software.
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});

async function photograph(scene: Scene, width: number): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: heights[width]! },
    colorScheme: scene.dark ? 'dark' : 'light',
    hasTouch: width < 768,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
    locale: 'de-DE',
  });
  try {
    if (!scene.unanswered) await page.context().addCookies(refusalCookies(new URL(values.url)));
    await scene.before?.(page);
    await page.goto(values.url + scene.path, { waitUntil: 'networkidle' });
    await scene.act?.(page);
    await settle(page);
    const picture = await page.screenshot({ animations: 'disabled' });
    const webp = await sharp(picture).webp({ quality: 84 }).toBuffer();
    writeFileSync(join(folder, `${scene.name}-${width}.webp`), webp);
    console.log(`${scene.name}-${width}`);
  } finally {
    await page.close();
  }
}

/** Waits until pictures are loaded and animations have ended. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // The first rendering of a map takes seconds without a graphics card.
  const hasMap = (await page.locator('.maplibregl-canvas').count()) > 0;
  await page.waitForTimeout(hasMap ? 5_000 : 900);
}

if (values.only === '') rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const failedScenes: string[] = [];
for (const scene of scenes) {
  if (!scene.name.startsWith(values.only)) continue;
  for (const width of scene.widths) {
    await photograph(scene, width).catch((error: unknown) => {
      failedScenes.push(
        `${scene.name}-${width}: ${error instanceof Error ? error.message.split('\n')[0]! : ''}`,
      );
    });
  }
}
await browser.close();
for (const line of failedScenes) console.error(`Missed ${line}`);
process.exitCode = failedScenes.length > 0 ? 1 : 0;
