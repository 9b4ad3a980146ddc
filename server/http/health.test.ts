import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerHealth, startingHealth, type Health } from './health.ts';

const parts = { store: 'ok', mail: 'ok', clock: 'ok', secret: 'own' };
const allOk = { database: 'ok', disk: 'ok', ...parts };

async function answers(
  health: () => Promise<Health>,
  hasStarted = false,
): Promise<[number, unknown, number]> {
  const app = Fastify();
  registerHealth(app, { health, hasStarted: () => hasStarted, parts: () => parts, clockSkewMs: () => 1.6 });
  const { statusCode, body } = await app.inject({ url: '/readyz' });
  const served = await app.inject({ url: '/servez' });
  await app.close();
  return [statusCode, JSON.parse(body), served.statusCode];
}

const ready = { ready: true, searchLagMs: 12.4, searchEngine: 'compiled', searchProgress: null };

it('says how far the search index is while it is being built', async () => {
  const searchProgress = { stage: 'database', homes: 120_000, ofHomes: 300_000, secondsLeft: 55 };
  expect(await answers(() => Promise.resolve({ ...startingHealth, searchProgress }))).toEqual([
    503,
    {
      status: 'starting',
      searchLagMs: null,
      searchEngine: null,
      searchProgress,
      parts: allOk,
      clockSkewMs: 2,
    },
    503,
  ]);
});

it('leaves the progress out where nothing is being built', async () => {
  expect(await answers(() => Promise.resolve(ready), true)).toEqual([
    200,
    { status: 'ready', searchLagMs: 12, searchEngine: 'compiled', parts: allOk, clockSkewMs: 2 },
    200,
  ]);
});

it.each([
  ['fails', () => Promise.reject(new Error('no connection'))],
  ['is silent', () => new Promise<never>(() => undefined)],
])(
  'a node whose database %s is degraded and still serves what it can, but for one that never was up',
  async (_, health) => {
    const since = performance.now();
    const [status, body, served] = await answers(health, true);
    expect([status, served]).toEqual([503, 200]);
    expect(body).toMatchObject({ status: 'degraded', parts: { database: 'down', disk: 'ok' } });
    const [startingStatus, starting, startingServed] = await answers(health);
    expect([startingStatus, startingServed]).toEqual([503, 503]);
    expect(starting).toMatchObject({ status: 'starting' });
    expect(performance.now() - since).toBeLessThan(6_000);
  },
);

it('a node that waits for a disk with room serves what it has', async () => {
  const full = () => Promise.resolve({ ...startingHealth, reason: 'disk-full' as const });
  const [status, body, served] = await answers(full, true);
  expect([status, served]).toEqual([503, 200]);
  expect(body).toMatchObject({ status: 'disk-full', parts: { disk: 'full' } });
});
