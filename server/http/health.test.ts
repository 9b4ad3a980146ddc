import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerHealth, startingHealth, type Health } from './health.ts';

async function readyz(health: () => Promise<Health>): Promise<[number, unknown]> {
  const app = Fastify();
  registerHealth(app, health);
  const { statusCode, body } = await app.inject({ url: '/readyz' });
  await app.close();
  return [statusCode, JSON.parse(body)];
}

it('says how far the search index is while it is being built', async () => {
  const searchProgress = { stage: 'database', homes: 120_000, ofHomes: 300_000, secondsLeft: 55 };
  expect(await readyz(() => Promise.resolve({ ...startingHealth, searchProgress }))).toEqual([
    503,
    { status: 'starting', searchLagMs: null, searchEngine: null, searchProgress },
  ]);
});

it('leaves the progress out where nothing is being built, and takes a database that does not answer for a start', async () => {
  const ready = { ready: true, searchLagMs: 12.4, searchEngine: 'compiled', searchProgress: null };
  expect(await readyz(() => Promise.resolve(ready))).toEqual([
    200,
    { status: 'ready', searchLagMs: 12, searchEngine: 'compiled' },
  ]);
  expect(await readyz(() => Promise.reject(new Error('no connection')))).toEqual([
    503,
    { status: 'starting', searchLagMs: null, searchEngine: null },
  ]);
});
