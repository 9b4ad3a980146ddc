import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRegion } from '../../../tests/harness/catalogue-builder.ts';
import { pmtilesArchive } from '../../../tests/builders/pmtiles.ts';
import { writeReliefArchive } from '../../../tests/builders/relief-archive.ts';
import { writeStreetArchive } from '../../../tests/builders/street-archive.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import type { Area } from '../../http/area-module.ts';
import { registerRawRoutes } from '../../http/raw-routes.ts';
import { createMap } from './map.ts';
import type { MapArea } from './map-context.ts';

let database: TestDatabase;
let map: Area<MapArea>;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openTestDatabase();
  await aRegion(database, {
    id: 1,
    names: { de: 'Nørdstrand', en: 'Northbeach', fr: 'Plage', it: 'Spiaggia' },
  });
  map = createMap({ db: database.db, styleUrl: null });
  app = fastify();
  registerRawRoutes(app, map.module.routes ?? [], { publicOrigin: 'https://www.feriola.test' });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function ask(z: number, x: number, y: number) {
  const { tiles } = await map.settings();
  const url = tiles.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
  return app.inject({ url, headers: { 'accept-encoding': 'br' } });
}

describe('the tiles of the map', () => {
  it('has the land and the names of Northern Germany, for all languages and to be kept forever', async () => {
    const answer = await ask(6, 33, 20);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('br');
    const text = brotliDecompressSync(answer.rawPayload).toString('utf8');
    for (const part of ['land', 'label', 'name:fr', 'Hamburg', 'Hambourg', 'Northbeach', 'Plage']) {
      expect(text).toContain(part);
    }
  });

  it('draws rivers with their names in all languages, and towns as areas', async () => {
    // Cologne is on the Rhine.
    const text = brotliDecompressSync((await ask(8, 132, 85)).rawPayload).toString('utf8');
    for (const part of ['river', 'Rhein', 'Rhine', 'Rhin', 'Reno', 'built']) expect(text).toContain(part);
  });

  it('keeps a first view of a country small: nine tiles below 100 kB', async () => {
    let bytes = 0;
    for (let x = 32; x <= 34; x += 1) {
      for (let y = 20; y <= 22; y += 1) bytes += (await ask(6, x, y)).rawPayload.length;
    }
    expect(bytes).toBeGreaterThan(5000);
    expect(bytes).toBeLessThan(100_000);
  });

  it('answers the open sea with a tile without anything', async () => {
    const answer = await ask(9, 130, 300);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.length).toBeLessThan(60);
  });

  it('knows the rest of the world coarsely', async () => {
    // New York is outside the area where homes are let.
    expect((await ask(8, 75, 96)).rawPayload.length).toBeGreaterThan(60);
  });

  it('serves another version without letting anybody keep it', async () => {
    const answer = await app.inject({ url: '/map/000000000000/4/8/5.pbf' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    '/map/v/10/0/0.pbf',
    '/map/v/3/8/0.pbf',
    '/map/v/3/0/8.pbf',
    '/map/v/x/0/0.pbf',
    '/map/v/-1/0/0.pbf',
    '/map/v/3/0/99999.pbf',
    '/map/v/1e1/0/0',
  ])('knows nothing at %s', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  });

  it('names a configured style', async () => {
    const other = createMap({ db: database.db, styleUrl: 'https://tiles.example.com/style.json' });
    expect((await other.settings()).styleUrl).toBe('https://tiles.example.com/style.json');
  });
});

function tileOf(template: string, z: number, { lat, lon }: { lat: number; lon: number }): string {
  const x = Math.floor(((lon + 180) / 360) * 2 ** z);
  const y = Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z);
  return template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
}

describe('an archive of streets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'streets-'));
  const file = join(folder, 'town.pmtiles');
  const town = { lat: 45.6, lon: 10.6 };
  const bounds = writeStreetArchive(file, town);
  afterAll(() => rmSync(folder, { recursive: true }));

  async function withStreets() {
    const streets = createMap({ db: database.db, styleUrl: null, streetsFile: file });
    await streets.module.start?.();
    const server = fastify();
    registerRawRoutes(server, streets.module.routes ?? [], { publicOrigin: 'https://www.feriola.test' });
    return {
      settings: (await streets.settings()).streets!,
      ask: (url: string) => server.inject({ url, headers: { 'accept-encoding': 'br' } }),
      async close() {
        await server.close();
        await streets.module.stop?.();
      },
    };
  }

  it('is told with what it knows, and its tiles are served to be kept forever', async () => {
    const { settings, ask: askStreets, close } = await withStreets();
    expect(settings).toMatchObject({ minZoom: 7, maxZoom: 13 });
    settings.bounds.forEach((degrees, at) => expect(degrees).toBeCloseTo(bounds[at]!, 6));
    const answer = await askStreets(tileOf(settings.tiles, 12, town));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const text = brotliDecompressSync(answer.rawPayload).toString('utf8');
    for (const part of ['earth', 'water', 'roads', 'places', 'name:fr', 'Petitbourg', 'Seestraße']) {
      expect(text).toContain(part);
    }
    await close();
  });

  it('answers beside what it knows with a tile without anything, and beyond its zoom not at all', async () => {
    const { settings, ask: askStreets, close } = await withStreets();
    const beside = await askStreets(tileOf(settings.tiles, 12, { lat: 52, lon: 13 }));
    expect(beside.statusCode).toBe(200);
    expect(brotliDecompressSync(beside.rawPayload)).toHaveLength(0);
    expect((await askStreets(tileOf(settings.tiles, 14, town))).statusCode).toBe(404);
    const other = await askStreets(tileOf('/map/streets/000000000000/{z}/{x}/{y}.pbf', 12, town));
    expect(other.headers['cache-control']).toBe('no-cache');
    await close();
  });

  it('is not spoken of where none is configured', async () => {
    expect((await map.settings()).streets).toBeNull();
    expect((await app.inject({ url: '/map/streets/0/7/67/45.pbf' })).statusCode).toBe(404);
  });

  const made = { bounds, metadata: { vector_layers: [{ id: 'earth' }, { id: 'roads' }] } };
  const tile = { z: 7, x: 67, y: 45, bytes: new Uint8Array([1]) };
  it.each([
    ['absent.pmtiles', null, 'ENOENT'],
    ['text.pmtiles', Buffer.from('<html>'.repeat(100)), 'archive'],
    ['pictures.pmtiles', pmtilesArchive([tile], { ...made, tileType: 2 }), 'no vector tiles'],
    ['other.pmtiles', pmtilesArchive([tile], made), 'no layer water, places'],
  ])('stops the start with a reason when it is %s', async (name, content, reason) => {
    const path = join(folder, name);
    if (content) writeFileSync(path, content);
    const area = createMap({ db: database.db, styleUrl: null, streetsFile: path });
    await expect(area.module.start?.()).rejects.toThrow(/^MAP_TILES must be a PMTiles archive/);
    await expect(area.module.start?.()).rejects.toThrow(reason);
  });
});

describe('an archive of heights', () => {
  const folder = mkdtempSync(join(tmpdir(), 'relief-'));
  const file = join(folder, 'mountain.pmtiles');
  const mountain = { lat: 47.4, lon: 11 };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is described in the settings, and its pictures are served to be cached forever', async () => {
    const bounds = await writeReliefArchive(file, mountain);
    const area = createMap({ db: database.db, styleUrl: null, reliefFile: file });
    await area.module.start?.();
    const server = fastify();
    registerRawRoutes(server, area.module.routes ?? [], { publicOrigin: 'https://www.feriola.test' });
    const relief = (await area.settings()).relief!;
    expect(relief).toMatchObject({ minZoom: 5, maxZoom: 12, tileSize: 64 });
    relief.bounds.forEach((degrees, at) => expect(degrees).toBeCloseTo(bounds[at]!, 6));

    const answer = await server.inject({ url: tileOf(relief.tiles, 12, mountain) });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { width } = await sharp(answer.rawPayload).metadata();
    expect(width).toBe(64);

    const beside = await server.inject({ url: tileOf(relief.tiles, 12, { lat: 52, lon: 13 }) });
    expect(beside.statusCode).toBe(204);
    expect((await server.inject({ url: tileOf(relief.tiles, 13, mountain) })).statusCode).toBe(404);
    await server.close();
    await area.module.stop?.();
  });

  const made = { bounds: [10, 47, 12, 48] as const, metadata: {} };
  const noPicture = { z: 7, x: 67, y: 44, bytes: new Uint8Array([1]) };
  it.each([
    ['absent.pmtiles', null, 'ENOENT'],
    ['vectors.pmtiles', pmtilesArchive([noPicture], made), 'neither PNG nor WebP'],
    ['elsewhere.pmtiles', pmtilesArchive([{ ...noPicture, x: 1 }], { ...made, tileType: 2 }), 'no tiles'],
  ])('stops the start with a reason when it is %s', async (name, content, reason) => {
    const path = join(folder, name);
    if (content) writeFileSync(path, content);
    const area = createMap({ db: database.db, styleUrl: null, reliefFile: path });
    await expect(area.module.start?.()).rejects.toThrow(/^MAP_RELIEF must be a PMTiles archive of heights/);
    await expect(area.module.start?.()).rejects.toThrow(reason);
  });
});
