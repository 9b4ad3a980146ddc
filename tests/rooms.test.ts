import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import { guestRoutes } from '../domain/guest-routes.ts';
import { languages } from '../domain/language.ts';
import { reservedRoutes } from '../domain/reserved-routes.ts';
import { roomNames } from '../domain/rooms.ts';
import { routePattern } from '../domain/routes.ts';
import { servedRoutes } from '../domain/site-routes.ts';
import type { Route } from '../domain/route.ts';
import { buildOfRoom, manifestScript, roomOfRoute, rooms, type Room } from '../server/http/room-builds.ts';
import { pageTexts, partTexts } from '../texts/page-texts.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import { endpointPaths as ofAccounts } from '../web/account/endpoint-paths.generated.ts';
import { endpointPaths as ofAdministration } from '../web/admin/endpoint-paths.generated.ts';
import { endpointPaths as ofActing } from '../web/features/acting/endpoint-paths.generated.ts';
import { endpointPaths as ofCheckInCard } from '../web/features/booking-page/check-in/endpoint-paths.generated.ts';
import { endpointPaths as ofApiKeys } from '../web/features/api-keys/endpoint-paths.generated.ts';
import { endpointPaths as ofEditors } from '../web/features/content-editor/endpoint-paths.generated.ts';
import { endpointPaths as ofLandlords } from '../web/landlord/endpoint-paths.generated.ts';
import { endpointPaths as ofLetters } from '../web/letters/endpoint-paths.generated.ts';
import { endpointPaths as ofProof } from '../web/features/proof/endpoint-paths.generated.ts';
import { endpointPaths as ofPartners } from '../web/partner/endpoint-paths.generated.ts';

const root = join(import.meta.dirname, '..');
const build = (await import(
  /* @vite-ignore */ pathToFileURL(join(root, 'build/server/index.js')).href
)) as ServerBuild;
const client = (url: string): string => join(root, 'build/client', url);

/** Every script that a browser of a room can come to load: from its manifest on, imported at once or later. */
function scriptsOf(room: Room): Map<string, string> {
  const { assets } = buildOfRoom(build, room);
  const found = new Map<string, string>();
  const visit = (url: string): void => {
    if (found.has(url)) return;
    const text = readFileSync(client(url), 'utf8');
    found.set(url, text);
    for (const [, name] of text.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g))
      visit(`/assets/${name!}`);
  };
  visit(assets.url);
  return found;
}

const guests = scriptsOf('guests');
const guestRouteNames = new Set<string>(guestRoutes.map(({ name }) => name));
/** Names and paths of a route, as a table would carry them. */
const tracesOf = (route: Route): string[] => [
  // Only the whole word in a table counts: `getOfficeContact` is no use of the page `Contact`.
  ...['`', '"', "'"].map((quote) => quote + route.name + quote),
  ...languages.map((language) => routePattern(route, language)).filter((pattern) => pattern.includes('/')),
];

test.each(rooms)(
  'the room %s names each sheet of the root by one address, so that no part has it fetched again',
  (room) => {
    const { routes } = buildOfRoom(build, room).assets;
    const ofRoot = routes['root']!.css!;
    expect(ofRoot.length).toBeGreaterThan(0);
    const sheets = Object.values(routes).flatMap((route) => route?.css ?? []);
    expect(sheets.filter((sheet) => ofRoot.includes(sheet.replace('#', '')))).not.toContainEqual(
      expect.stringContaining('#'),
    );
  },
);

describe('what a guest can load', () => {
  test('is much: the start page, the search and the bookings are among it', () => {
    expect(guests.size).toBeGreaterThan(50);
    const all = [...guests.values()].join('\n');
    for (const name of ['ObjectPage', 'BookingStart', 'WatchList']) expect(all).toContain(`\`${name}\``);
  });

  test.each(roomNames)('no script of the room %s, and no word of its routes', (room) => {
    const own = Object.entries(build.assets.routes).filter(([id]) => roomOfRoute(id) === room);
    expect(own.length).toBeGreaterThan(0);
    for (const [, route] of own) expect([...guests.keys()]).not.toContain(route!.module);
    const ofRoom = (servedRoutes as readonly Route[]).filter((route) => route.room === room);
    expect(ofRoom.length).toBeGreaterThan(0);
    for (const trace of [...ofRoom.flatMap(tracesOf), `${room}/`]) {
      const naming = [...guests].filter(([, text]) => text.includes(trace)).map(([url]) => url);
      expect(naming, trace).toEqual([]);
    }
  });

  test('no script and no sheet of the frame around work rooms', () => {
    const [trace, rule] = ['work-navigation', '--card-inset:'];
    const sheetsOf = (room: Room): string =>
      Object.values(buildOfRoom(build, room).assets.routes)
        .flatMap((route) => route?.css ?? [])
        .map((sheet) => readFileSync(client(sheet.replace(/#.*/, '')), 'utf8'))
        .join('\n');
    for (const room of ['admin', 'landlord', 'partner'] as const) {
      expect([...scriptsOf(room).values()].join('\n'), room).toContain(trace);
      expect(sheetsOf(room), room).toContain(rule);
    }
    expect([...guests].filter(([, text]) => text.includes(trace)).map(([url]) => url)).toEqual([]);
    expect(sheetsOf('guests')).not.toContain(rule);
  });

  test('no call that only a room makes', () => {
    // Whoever edits or acts for somebody is on guests' pages too, and fetches these parts there, as the page of a booking its card of the check-in.
    const ofParts = { ...ofActing, ...ofApiKeys, ...ofEditors, ...ofProof, ...ofCheckInCard };
    const onlyOf = (paths: Readonly<Record<string, readonly [string, string]>>) =>
      Object.entries(paths).filter(([name]) => !(name in ofParts));
    const names = [ofLandlords, ofAdministration].flatMap(onlyOf).map(([name]) => name);
    const paths = [ofLandlords, ofAccounts, ofAdministration, ofLetters, ofPartners]
      .flatMap(onlyOf)
      .map(([, [, path]]) => path);
    expect(paths.length).toBeGreaterThan(150);
    const found = (trace: RegExp): string[] =>
      [...guests].filter(([, text]) => trace.test(text)).map(([url]) => url);
    // Libraries have words of which the name of a call is a part.
    for (const name of names) expect(found(new RegExp(String.raw`\b${name}\b`)), name).toEqual([]);
    for (const path of paths)
      expect(
        [...guests].filter(([, text]) => text.includes(path)).map(([url]) => url),
        path,
      ).toEqual([]);
  });

  test('no route of content, and none that is still to come', () => {
    const manifest = guests.get(buildOfRoom(build, 'guests').assets.url)!;
    const others = [...servedRoutes, ...reservedRoutes].filter(({ name }) => !guestRouteNames.has(name));
    expect(others.length).toBeGreaterThan(30);
    for (const route of others as readonly Route[]) {
      for (const language of languages) {
        expect(manifest).not.toContain(`"${routePattern(route, language)}"`);
      }
    }
    const table = [...guests].find(([, text]) => text.includes('besondere-angebote/:offer'))!;
    for (const path of ['mentions-legales', 'datenschutz', 'hilfe-kontakt', 'localeEditor', 'user/login']) {
      expect(table[1]).not.toContain(path);
    }
  });

  test('no text of a room', () => {
    const files = createSiteTexts();
    const ofRoom = (page: string): boolean => roomNames.some((room) => page.startsWith(`${room}/`));
    const pages = Object.entries(pageTexts).filter(([page]) => !ofRoom(page));
    const parts = Object.entries(partTexts);
    for (const [name, keys] of [...pages, ...parts]) {
      expect(
        keys.filter((key) => /^(account|admin|landlord|letters|work)(\.|$)/.test(key)),
        name,
      ).toEqual([]);
    }
    expect(pageTexts['landlord/confirmation']).toContain('landlord');
    expect(pageTexts['account/login']).toContain('account.login');
    for (const language of languages) {
      expect(Object.keys(JSON.parse(files.file(language, 'page-Home')!) as object)).not.toContain('landlord');
    }
  });
});

test.each(rooms)('%s find their manifest in place of the one of all rooms', (room) => {
  const ofRoom = buildOfRoom(build, room);
  expect(readFileSync(client(ofRoom.assets.url), 'utf8')).toBe(manifestScript(ofRoom));
  expect(Object.keys(ofRoom.assets.routes)).toContain('root');
  expect(Object.keys(ofRoom.assets.routes).length).toBeGreaterThan(1);
  expect(existsSync(client(build.assets.url))).toBe(false);
  expect(readdirSync(client('assets')).filter((name) => /^manifest-.*\.js$/.test(name))).toHaveLength(
    rooms.length,
  );
});
