import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { METHODS } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineEndpoint } from '../../contract/define-endpoint.ts';
import type { Envelope } from '../../contract/envelope.ts';
import { z } from '../../contract/schema.ts';
import { registerApi } from './binder.ts';
import { registerUnrouted } from './broken-requests.ts';
import { createCallLimits } from './call-limits.ts';
import { registerRawRoutes } from './raw-routes.ts';

const sample = (method: 'GET' | 'POST', path: string) => ({
  endpoint: defineEndpoint({
    ...{ area: 'sample', name: `${method} ${path}`, method, path, summary: 'A sample', access: 'public' },
    ...{ writes: false, request: z.strictObject({}), response: z.null() },
  }),
  handle: () => Promise.resolve({ ok: true as const, data: null }),
});

/** Paths with the header `Allow` of their refusal. */
const allowed = {
  '/api/samples': 'GET, POST',
  '/api/samples/7': 'GET',
  '/api/notes/add': 'POST',
  '/api/notes/7/files': 'PUT',
} as const;

let app: FastifyInstance;
beforeAll(() => {
  app = fastify({ exposeHeadRoutes: true });
  registerUnrouted(app);
  registerApi(app, {
    bound: [
      sample('GET', '/api/samples'),
      sample('POST', '/api/samples'),
      sample('GET', '/api/samples/{number}'),
      sample('POST', '/api/notes/add'),
    ],
    readSession: () => Promise.resolve({ uid: null, device: null, user: null }),
    acting: {
      find: () => Promise.resolve(null),
      note: () => Promise.resolve(0),
      settle: () => Promise.resolve(),
    },
    limits: createCallLimits(0),
    publicOrigin: 'https://www.feriola.test',
    guard: (work) => work,
    log: pino({ level: 'silent' }),
  });
  const path = '/api/notes/:number/files';
  registerRawRoutes(app, [{ method: 'PUT', path, answer: (_request, reply) => reply.send({}) }], {
    publicOrigin: 'https://www.feriola.test',
  });
});
afterAll(() => app.close());

// A tunnel has no path.
const methods = METHODS.filter((method) => method !== 'CONNECT');
const ask = (method: string, url: string) => app.inject({ method: method as 'GET', url });

test.each(Object.entries(allowed))('%s takes %s and says so of every other method', async (url, allow) => {
  for (const method of methods) {
    const isTaken = allow.split(', ').some((one) => one === method || (one === 'GET' && method === 'HEAD'));
    if (isTaken) continue;
    const reply = await ask(method, url);
    expect([method, reply.statusCode]).toEqual([method, 405]);
    if (method === 'HEAD') continue;
    expect(reply.json<Envelope>()).toMatchObject({ status: 400, errors: [{ type: 'method-not-allowed' }] });
  }
  expect((await ask('OPTIONS', url)).headers.allow).toBe(allow);
  expect((await ask(allow.split(', ')[0]!, url)).statusCode).toBeLessThan(405);
});

test.each(methods)('%s on a path that no call has finds none', async (method) => {
  const reply = await ask(method, '/api/samples/7/8');
  expect(reply.statusCode).toBe(404);
  if (method !== 'HEAD') expect(reply.json<Envelope>().errors[0]).toMatchObject({ type: 'unknown-call' });
});
