import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineEndpoint } from '../../contract/define-endpoint.ts';
import { z } from '../../contract/schema.ts';
import { registerApi } from './binder.ts';
import { createCallLimits } from './call-limits.ts';
import type { Claims } from './session.ts';

const sample = (method: 'GET' | 'POST') => ({
  endpoint: defineEndpoint({
    ...{ area: 'sample', name: method, method, path: '/api/samples', summary: 'A sample', access: 'public' },
    ...{ writes: false, request: z.object({}), response: z.null() },
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

test('a POST takes uid and jwt, a GET neither, unless the contract says otherwise', () => {
  const fieldsOf = (method: 'GET' | 'POST', claims?: 'all' | 'uid' | 'none'): string[] => {
    const { request } = defineEndpoint({
      ...{
        area: 'sample',
        name: method,
        method,
        path: '/api/samples',
        summary: 'A sample',
        access: 'public',
      },
      ...{ writes: false, request: z.strictObject({ text: z.string() }), response: z.null() },
      ...(claims && { claims }),
    });
    return Object.keys(request.shape);
  };
  expect(fieldsOf('POST')).toEqual(['text', 'uid', 'jwt']);
  expect(fieldsOf('GET')).toEqual(['text']);
  expect(fieldsOf('GET', 'uid')).toEqual(['text', 'uid']);
  expect(fieldsOf('POST', 'uid')).toEqual(['text', 'uid']);
  expect(fieldsOf('POST', 'none')).toEqual(['text']);
});

test('a field that is declared beside the claims is taken as before, and one more is refused', () => {
  const { request } = defineEndpoint({
    ...{ area: 'sample', name: 'sample', method: 'POST', path: '/api/samples', summary: 'A sample' },
    ...{ access: 'public', writes: false, request: z.strictObject({}), response: z.null() },
  });
  expect(request.parse({})).toEqual({ uid: '', jwt: '' });
  expect(request.safeParse({ uid: 'x'.repeat(101) }).success).toBe(false);
  expect(request.safeParse({ jwt: 'x'.repeat(4001) }).success).toBe(false);
  expect(request.safeParse({ more: 1 }).success).toBe(false);
});
