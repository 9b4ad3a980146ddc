import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { languages, type Language } from '../domain/language.ts';
import { refusalCookies } from '../tests/e2e/refusal-cookies.ts';
import startWorld from '../tests/e2e/world.ts';
import { findChromium } from './find-test-tools.ts';
import { drawSheet, placeTiles, type Tile } from './walk/contact-sheet.ts';
import { examine, examineFocus } from './walk/examine.ts';
import { createGuestsStays, type GuestsStays } from './walk/guests-stays.ts';
import { scenes, type Scene } from './walk/scenes.ts';
import { readOptions } from './read-options.ts';

/**
 * Walks through the guest pages, renders contact sheets of them, and prints measurements. CONTRIBUTING.md describes
 * its use.
 */
const values = readOptions({
  languages: { type: 'string', default: languages.join() },
  sizes: { type: 'string', default: '390x844,768x1024,1366x657,1440x900' },
  only: { type: 'string', default: '' },
  home: { type: 'string', default: '' },
  /** Height of a picture in screens. */
  screens: { type: 'string', default: '2' },
  dark: { type: 'boolean', default: false },
  out: { type: 'string', default: join(import.meta.dirname, '../.cache/walk') },
});

interface Size {
  width: number;
  height: number;
}

interface Walk {
  browser: Browser;
  mapBrowser: Browser;
  site: string;
  stays: GuestsStays;
}

/** Width of a page on a sheet: small enough for many pages, large enough to read. */
const tileWidth = ({ width }: Size): number => (width < 600 ? 310 : width < 1000 ? 392 : 795);

const texts = readdirSync(join(import.meta.dirname, '../texts/de'));
const namespaces = texts.map((file) => file.replace('.json', ''));

const isNoise = (text: string): boolean =>
  !text.includes('GL Driver Message') && !text.includes('Service Worker registration blocked');

function collectErrors(page: Page, scene: Scene): string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || !isNoise(message.text())) return;
    if (scene.isError && message.text().startsWith('Failed to load resource')) return;
    noise.push(`console: ${message.text().slice(0, 200)}`);
  });
  page.on('pageerror', (error) => noise.push(`exception: ${error.message.slice(0, 200)}`));
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    if (errorText !== 'net::ERR_ABORTED') noise.push(`failed: ${request.url()} ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !scene.isError) noise.push(`${response.status()}: ${response.url()}`);
  });
  return noise;
}

/** Records layout shifts with their elements. Must be installed before the page loads. */
function watchShifts(): void {
  const shifts = { sum: 0, moved: new Set<string>() };
  Object.assign(globalThis, { shifts });
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      shifts.sum += value;
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (element) shifts.moved.add(`${element.tagName.toLowerCase()}.${element.className}`.slice(0, 60));
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls down once, so that everything that loads when visible is loaded. */
async function scrollThrough(page: Page, depth: number): Promise<void> {
  await page.evaluate(async (until) => {
    const from = scrollY;
    for (let at = from; at < from + until; at += innerHeight / 2) {
      scrollTo(0, at);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, from);
  }, depth);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(200);
}

/** Returns true if a map is visible and drawn, which takes seconds without a graphics card. */
async function showMap(page: Page): Promise<boolean> {
  const map = page.locator('[data-testid=map]:visible');
  if ((await map.count()) === 0) return false;
  await page.locator('.maplibregl-canvas:visible').first().waitFor();
  await page.waitForTimeout(6_000);
  return true;
}

async function photograph(page: Page, size: Size, file: string): Promise<Size> {
  const isOpenLayer = (await page.locator('dialog[open], [role=dialog]:visible, .pswp').count()) > 0;
  const isMap = await showMap(page);
  const scrollPosition = await page.evaluate(() => scrollY);
  const depth = Math.round(size.height * Number(values.screens));
  if (isOpenLayer || isMap || scrollPosition > 0) {
    await page.waitForTimeout(400);
    await page.screenshot({ path: file, animations: 'disabled' });
    return size;
  }
  await scrollThrough(page, depth);
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.max(size.height, Math.min(pageHeight, depth));
  // A taller window shows more of the page, with sticky bars in their places.
  await page.setViewportSize({ width: size.width, height });
  await page.waitForTimeout(250);
  await page.screenshot({ path: file, animations: 'disabled' });
  await page.setViewportSize(size);
  return { width: size.width, height };
}

async function examineScene(walk: Walk, scene: Scene, language: Language, size: Size): Promise<Tile> {
  const { site, stays } = walk;
  const browser = scene.hasMap ? walk.mapBrowser : walk.browser;
  const name = `${scene.name} ${language} ${size.width}`;
  const file = join(values.out, `${name.replaceAll(' ', '-')}.png`);
  const context = await browser.newContext({
    baseURL: site,
    viewport: size,
    colorScheme: values.dark ? 'dark' : 'light',
    hasTouch: size.width < 1000,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies(refusalCookies(new URL(site)));
    await context.addInitScript(watchShifts);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const noise = collectErrors(page, scene);
    await scene.open({
      page,
      language,
      stays,
      go: async (path) => void (await page.goto(path, { waitUntil: 'networkidle' })),
    });
    const shifts = await page.evaluate(() => {
      const { sum, moved } = (globalThis as unknown as { shifts: { sum: number; moved: Set<string> } })
        .shifts;
      return { sum, moved: [...moved] };
    });
    const findings = await page.evaluate(examine, namespaces);
    if (shifts.sum > 0.01)
      findings.push(`moved by ${shifts.sum.toFixed(3)}: ${shifts.moved.slice(0, 5).join(' | ')}`);
    const picture = await photograph(page, size, file);
    findings.push(...(await page.evaluate(examineFocus)), ...new Set(noise));
    for (const finding of findings) console.log(`${name}: ${finding}`);
    const width = tileWidth(size);
    return { name, file, width, height: Math.round((picture.height * width) / picture.width) };
  } finally {
    await context.close();
  }
}

async function walkThrough(walk: Walk, language: Language, size: Size): Promise<void> {
  const tiles: Tile[] = [];
  const beginnings = values.only.split(',');
  for (const scene of scenes) {
    if (!beginnings.some((beginning) => scene.name.startsWith(beginning))) continue;
    if (size.width > (scene.upTo ?? Infinity)) continue;
    try {
      tiles.push(await examineScene(walk, scene, language, size));
    } catch (error) {
      console.log(
        `${scene.name} ${language} ${size.width}: not seen: ${String(error).split('\n', 1).join('')}`,
      );
      process.exitCode = 1;
    }
  }
  for (const [number, sheet] of placeTiles(tiles).entries()) {
    await drawSheet(sheet, join(values.out, `sheet-${language}-${size.width}-${number + 1}.png`));
  }
}

const launch = (args: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox', ...args] });

async function main(): Promise<void> {
  const sizes = values.sizes.split(',').map((size) => {
    const [width, height] = size.split('x').map(Number);
    return { width: width!, height: height! };
  });
  const chosenLanguages = languages.filter((language) => values.languages.split(',').includes(language));
  rmSync(values.out, { recursive: true, force: true });
  mkdirSync(values.out, { recursive: true });
  const stopWorld = await startWorld();
  const browser = await launch(['--disable-gpu']);
  // Maps are rendered in software, which slows down everything else.
  const mapBrowser = await launch([
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ]);
  try {
    const site = process.env['SITE_URL']!;
    const stays = createGuestsStays({
      site,
      dataDir: process.env['SITE_DATA_DIR']!,
      browser,
      ...(values.home ? { chosenHome: Number(values.home) } : {}),
    });
    for (const language of chosenLanguages) {
      for (const size of sizes) await walkThrough({ browser, mapBrowser, site, stays }, language, size);
    }
  } finally {
    await Promise.all([browser.close(), mapBrowser.close()]);
    await stopWorld();
  }
}

await main();
