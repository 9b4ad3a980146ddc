import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { ServerBuild } from 'react-router';
import { buildOfRoom } from '../server/http/room-builds.ts';

const root = join(import.meta.dirname, '..');
const whole = (await import(
  /* @vite-ignore */ pathToFileURL(join(root, 'build/server/index.js')).href
)) as ServerBuild;
/** The build is made as a guest's browser gets it. */
const build = buildOfRoom(whole, 'guests');

/** Kilobytes of JavaScript, gzipped as they are sent, that a first visit of a page loads before anything is used. */
function firstLoad(routeId: string): number {
  const { assets } = build;
  const route = assets.routes[routeId];
  if (!route) throw new Error(`There is no route ${routeId}.`);
  const rootRoute = assets.routes['root']!;
  const files = new Set([
    assets.url,
    assets.entry.module,
    ...assets.entry.imports,
    rootRoute.module,
    ...(rootRoute.imports ?? []),
    route.module,
    ...(route.imports ?? []),
    ...[route, rootRoute].flatMap(({ clientLoaderModule }) => clientLoaderModule ?? []),
  ]);
  let bytes = 0;
  for (const file of files) {
    bytes += readFileSync(join(root, 'build/client', `${file}.gz`)).length;
  }
  return bytes / 1000;
}

describe('JavaScript of a first visit', () => {
  test.each(['Home.de', 'Search', 'ObjectPage', 'catalogue-path', 'BookingStart', 'WatchList.de'])(
    '%s stays under 150 kB gzipped',
    (routeId) => {
      const kilobytes = firstLoad(routeId);
      console.info(`${routeId}: ${kilobytes.toFixed(1)} kB`);
      expect(kilobytes).toBeLessThan(150);
    },
  );
});

/** The classes that the style sheets of a page know. */
function classesOf(routeId: string): Set<string> {
  const { assets } = build;
  const sheets = [assets.routes['root'], assets.routes[routeId]].flatMap((route) => route?.css ?? []);
  const text = sheets
    .map((sheet) => readFileSync(join(root, 'build/client', sheet.replace(/#.*/, '')), 'utf8'))
    .join('\n');
  return new Set(text.match(/\._[\w-]+/g));
}

test('a home under a path of the catalogue is dressed like its own page, before any script runs', () => {
  const known = classesOf('catalogue-path');
  expect([...classesOf('ObjectPage')].filter((name) => !known.has(name))).toEqual([]);
  expect(known.size).toBeGreaterThan(50);
});
