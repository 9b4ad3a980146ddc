import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { envelope } from '../../contract/replies.ts';
import type { Envelope } from '../../contract/envelope.ts';
import { QueueFullError } from '../platform/work-queue.ts';
import { registerRawRoutes, type RawRoute } from './raw-routes.ts';

const sizeOf: RawRoute['answer'] = (request, reply) =>
  reply.send({ bytes: Buffer.isBuffer(request.body) ? request.body.length : null });

let app: FastifyInstance;
beforeAll(() => {
  app = fastify({ exposeHeadRoutes: true });
  registerRawRoutes(
    app,
    [
      {
        method: 'POST',
        path: '/upload',
        body: { types: ['image/jpeg', 'image/png'], maxBytes: 100 },
        answer: sizeOf,
      },
      {
        method: 'POST',
        path: '/notice',
        body: { types: ['application/json'], maxBytes: 10 },
        answer: sizeOf,
      },
      { method: 'POST', path: '/ping', answer: sizeOf },
      { method: 'POST', path: '/any', body: { types: 'any', maxBytes: 10 }, answer: sizeOf },
      {
        method: 'GET',
        path: '/file/:name',
        answer: (_request, reply) => reply.type('text/plain').send('bytes'),
      },
      {
        method: 'PUT',
        path: '/api/files/:name',
        body: { types: ['image/png'], maxBytes: 10 },
        answer: (request, reply) => {
          if (request.url.endsWith('/full')) throw new QueueFullError('files', 7);
          if (request.url.endsWith('/broken')) throw new Error('secret');
          return reply.send(envelope(null));
        },
      },
      { method: 'GET', path: '/api/lists', answer: (_request, reply) => reply.send(envelope([])) },
      { method: 'POST', path: '/api/lists', answer: (_request, reply) => reply.send(envelope([])) },
    ],
    { publicOrigin: 'https://www.feriola.test' },
  );
});
afterAll(() => app.close());

const post = (url: string, type: string, bytes: number) =>
  app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload: Buffer.alloc(bytes, '1') });

test.each([
  ['/upload', 'image/jpeg', 100, 200],
  ['/upload', 'image/png', 1, 200],
  ['/upload', 'image/png', 101, 413],
  ['/upload', 'application/json', 1, 415],
  ['/notice', 'application/json', 10, 200],
  ['/notice', 'application/json', 11, 413],
  ['/notice', 'image/png', 1, 415],
  ['/any', 'text/plain', 1, 200],
  ['/any', 'application/json', 10, 200],
  ['/any', 'multipart/form-data; boundary=x', 1, 200],
  ['/any', 'text/plain', 11, 413],
  ['/ping', 'text/plain', 1, 415],
  ['/ping', 'application/json', 1, 415],
])('%s takes of %s %d bytes: %d', async (url, type, bytes, status) => {
  const reply = await post(url, type, bytes);
  expect(reply.statusCode).toBe(status);
  if (status === 200) expect(reply.json()).toEqual({ bytes });
});

test.each([
  ['https://www.feriola.test', 200],
  ['https://evil.example', 403],
])('a page of %s may change something: %d', async (origin, status) => {
  const reply = await app.inject({ method: 'POST', url: '/ping', headers: { origin } });
  expect(reply.statusCode).toBe(status);
  // Reading is free: a picture is shown on other sites too.
  expect((await app.inject({ url: '/file/a', headers: { origin } })).statusCode).toBe(200);
});

test('where any type is taken none is needed', async () => {
  const any = (payload?: Buffer) => app.inject({ method: 'POST', url: '/any', ...(payload && { payload }) });
  expect((await any()).json()).toEqual({ bytes: null });
  expect((await any(Buffer.from('x'))).json()).toEqual({ bytes: 1 });
});

test('a call without a body needs no type', async () => {
  expect((await app.inject({ method: 'POST', url: '/ping' })).json()).toEqual({ bytes: null });
});

test('a file answers HEAD without its bytes', async () => {
  const reply = await app.inject({ method: 'HEAD', url: '/file/a' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-length']).toBe('5');
  expect(reply.rawPayload).toHaveLength(0);
});

const put = (url: string, headers: Record<string, string> = {}, bytes = 1) =>
  app.inject({
    method: 'PUT',
    url,
    headers: { 'content-type': 'image/png', ...headers },
    payload: Buffer.alloc(bytes, '1'),
  });

test.each([
  ['a foreign page', () => put('/api/files/a', { origin: 'https://evil.example' }), 403, 'foreign-origin'],
  [
    'a type that is not taken',
    () => put('/api/files/a', { 'content-type': 'text/html' }),
    415,
    'type-refused',
  ],
  ['too many bytes', () => put('/api/files/a', {}, 11), 413, 'body-too-large'],
  ['a full queue', () => put('/api/files/full'), 503, 'unavailable'],
  ['what nobody expected', () => put('/api/files/broken'), 500, 'internal'],
] as const)('under /api %s is refused by an envelope', async (_what, send, status, type) => {
  const reply = await send();
  expect(reply.statusCode).toBe(status);
  expect(reply.json<Envelope>()).toMatchObject({ data: null, errorLength: 1, errors: [{ type }] });
  expect(reply.headers['retry-after']).toBe(status === 503 ? '7' : undefined);
  expect(reply.body).not.toContain('secret');
});

test.each([
  ['', 200],
  ['?mandant=', 200],
  ['?mandant=feriola', 200],
  ['?mandant=somebody-else', 400],
  ['?mandant=feriola&mandant=somebody-else', 400],
])('a call under /api asked with "%s" answers %d', async (query, status) => {
  for (const reply of [await app.inject(`/api/lists${query}`), await put(`/api/files/a${query}`)]) {
    expect(reply.statusCode).toBe(status);
    if (status === 400) expect(reply.json<Envelope>().errors[0]).toMatchObject({ type: 'unknown-mandant' });
  }
  // Routes that are no API calls do not check the site.
  expect((await app.inject(`/file/a${query}`)).statusCode).toBe(200);
});

test('a path under /api answers methods that it does not take, whatever they carry', async () => {
  const allowed = { '/api/files/a': 'PUT', '/api/lists': 'GET, POST' };
  for (const [url, allow] of Object.entries(allowed)) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY'] as const) {
      if (allow.includes(method)) continue;
      const headers = { 'content-type': 'text/html' };
      const reply = await app.inject({ method: method as 'GET', url, headers });
      expect([url, method, reply.statusCode, reply.headers.allow]).toEqual([url, method, 405, allow]);
      expect(reply.json<Envelope>().errors[0]).toMatchObject({ type: 'method-not-allowed' });
    }
  }
  expect((await app.inject({ method: 'HEAD', url: '/api/files/a' })).statusCode).toBe(405);
  expect((await app.inject({ method: 'HEAD', url: '/api/lists' })).statusCode).toBe(200);
});
