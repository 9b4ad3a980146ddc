import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineEndpoint } from '../../contract/define-endpoint.ts';
import { jwt, uid, z } from '../../contract/schema.ts';
import { registerApi } from './binder.ts';
import { createCallLimits } from './call-limits.ts';
import type { Claims } from './session.ts';

const sample = (method: 'GET' | 'POST') => ({
  endpoint: defineEndpoint({
    ...{ area: 'sample', name: method, method, path: '/api/samples', summary: 'A sample', access: 'public' },
    ...{ writes: false, request: z.strictObject({ uid, jwt }), response: z.null() },
  }),
  handle: () => Promise.resolve({ ok: true as const, data: null }),
});

let app: FastifyInstance;
let claims: Claims | null = null;
beforeAll(() => {
  app = fastify();
  registerApi(app, {
    bound: [sample('GET'), sample('POST')],
    readSession: (given) => {
      claims = given;
      return Promise.resolve({ uid: null, device: null, user: null });
    },
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
});
afterAll(() => app.close());

test('a session is taken from a body or a cookie, and never from an address', async () => {
  await app.inject({ method: 'GET', url: '/api/samples?jwt=token&uid=visitor' });
  expect(claims?.body).toEqual({ uid: 'visitor' });
  await app.inject({ method: 'POST', url: '/api/samples', payload: { jwt: 'token', uid: 'visitor' } });
  expect(claims?.body).toEqual({ uid: 'visitor', jwt: 'token' });
});
