import fastify, { type FastifyInstance } from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRegion } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import type { Area } from '../../http/area-module.ts';
import { registerRawRoutes } from '../../http/raw-routes.ts';
import { createMap, type MapArea } from './map.ts';

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
    // New York lies outside of where homes are let.
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
