import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { findChromium } from '../../scripts/find-test-tools.ts';
import { writeReliefArchive } from '../builders/relief-archive.ts';
import { writeStreetArchive } from '../builders/street-archive.ts';
import { startServerProcess, type ServerProcess } from '../harness/server-process.ts';
import { copyDemoWorld } from '../harness/demo-world.ts';
import { pathOf } from './paths.ts';
import { refusalCookies } from './refusal-cookies.ts';
import { expect, expectAccessible, test } from './site-test.ts';

const chromium = findChromium();
test.use({
  savesData: false,
  launchOptions: {
    ...(chromium ? { executablePath: chromium } : {}),
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

const shown = 1001;
let folder: string;
let server: ServerProcess;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'feriola-streets-'));
  copyDemoWorld(folder);
  const answer = await fetch(
    new URL(pathOf('ObjectPage', 'de', { objectNumber: shown }), process.env['SITE_URL']),
  );
  const position = /"latitude":([\d.-]+),"longitude":([\d.-]+)/.exec(await answer.text());
  expect(position).not.toBeNull();
  const archive = join(folder, 'town.pmtiles');
  const place = { lat: Number(position![1]), lon: Number(position![2]) };
  writeStreetArchive(archive, place);
  const heights = join(folder, 'mountain.pmtiles');
  // Its foot ends west of the wood, whose colour is looked for.
  await writeReliefArchive(heights, { lat: place.lat, lon: place.lon - 0.3 });
  server = await startServerProcess({ DATA_DIR: folder, MAP_TILES: archive, MAP_RELIEF: heights });
});

test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Share of the map's area that has a colour of the style sheet. */
async function shareOf(map: Locator, property: string): Promise<number> {
  const picture = (await map.screenshot()).toString('base64');
  return map.evaluate(
    async (frame, { data, name }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const wanted = /#(..)(..)(..)/.exec(getComputedStyle(frame).getPropertyValue(name))!;
      const color = wanted.slice(1).map((part) => parseInt(part, 16));
      const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
      let same = 0;
      for (let at = 0; at < pixels.length; at += 4) {
        if (color.every((part, channel) => Math.abs(pixels[at + channel]! - part) <= 3)) same += 1;
      }
      return same / (pixels.length / 4);
    },
    { data: picture, name: property },
  );
}

test(
  'woods, roads, the nearest town and the relief of archives are drawn in our colours, and nobody else is asked',
  { tag: '@full' },
  async ({ page, context }) => {
    await context.addCookies(refusalCookies(new URL(server.url)));
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url()))
        elsewhere.push(request.url());
    });
    const streets = page.waitForResponse((response) => response.url().includes('/map/streets/'));
    const relief = page.waitForResponse((response) => response.url().includes('/map/relief/'));
    await page.goto(server.url + pathOf('ObjectPage', 'it', { objectNumber: shown }));
    await page.locator('#location').scrollIntoViewIfNeeded();
    const map = page.getByTestId('map');
    await expect(map).toHaveAttribute('data-state', 'open');
    expect((await streets).headers()['cache-control']).toContain('immutable');
    expect((await relief).headers()['content-type']).toBe('image/png');
    await expect(map).toContainText('Protomaps, Mapterhorn');
    await expect(map.getByTestId('map-scale')).toContainText(/\d k?m/);
    const closer = map.getByRole('button').first();
    for (let step = 0; step < 2; step += 1) await closer.click();
    await expect.poll(() => shareOf(map, '--map-wood'), { timeout: 30_000 }).toBeGreaterThan(0.02);
    for (let step = 0; step < 2; step += 1) await closer.click();
    await expect.poll(() => shareOf(map, '--map-main-road'), { timeout: 30_000 }).toBeGreaterThan(0.0005);
    await expectAccessible(page);
    expect(elsewhere).toEqual([]);
  },
);
