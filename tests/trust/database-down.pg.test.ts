import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHome } from '../harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startServerProcess, type ServerProcess } from '../harness/server-process.ts';
import { startStallingProxy, type StallingProxy } from '../harness/stalling-proxy.ts';
import { book, bookingOf } from './booking-calls.ts';

let database: TestDatabase;
let proxy: StallingProxy;
let node: ServerProcess;
let home: number;
let document: string;
let tile: string;
const folder = mkdtempSync(join(tmpdir(), 'feriola-down-'));

beforeAll(async () => {
  database = await openTestDatabase();
  home = await aHome(database, { columns: { instant_booking: true } });
  const url = new URL(database.url!);
  proxy = await startStallingProxy(Number(url.port));
  url.port = String(proxy.port);
  node = await startServerProcess({ DATABASE_URL: url.href, DATA_DIR: folder });
  const { data } = await book(node.url, bookingOf(home));
  document = `/documents/booking/${data!.bookingID}/${data!.bookingHash}.pdf`;
  const map = (await (await fetch(`${node.url}/api/map`)).json()) as { data: { tiles: string } };
  tile = map.data.tiles.replace('{z}', '5').replace('{x}', '16').replace('{y}', '10');
  for (const path of [picture(), tile, '/agb/', document]) {
    expect((await get(path)).status, path).toBe(200);
  }
  await proxy.close();
}, 120_000);
afterAll(async () => {
  await node.kill();
  await database.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string): Promise<Response> => fetch(node.url + path, { redirect: 'manual' });
const picture = (): string => `/pictures/${home}/1-250x155.avif`;

test.each([
  ['a picture that lies on the disk', () => picture()],
  ['a tile that was made before', () => tile],
  ['a tile that nobody has seen yet', () => tile.replace(/5\/16\/10/, '6/33/20')],
  ['a page that shows nothing of the database', () => '/agb/'],
  ['robots.txt', () => '/robots.txt'],
  ['the texts', () => '/locales/de/shell.json'],
])('without its database the site still serves %s', async (_, path) => {
  expect((await get(path())).status).toBe(200);
});

test.each([
  ['a picture that was never made', () => `/pictures/${home}/1-725x450.avif`],
  ['a document', () => document],
  ['the sitemap', () => '/sitemap.xml'],
  ['a part of the sitemap', () => '/sitemaps/locations-de.xml'],
  ['an unknown path', () => '/nobody-knows-this/'],
  ['the page of a home', () => `/object/${home}/`],
])('without its database %s is not there for now', async (_, path) => {
  const response = await get(path());
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
});
