import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
      {
        method: 'GET',
        path: '/file/:name',
        answer: (_request, reply) => reply.type('text/plain').send('bytes'),
      },
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

test('a call without a body needs no type', async () => {
  expect((await app.inject({ method: 'POST', url: '/ping' })).json()).toEqual({ bytes: null });
});

test('a file answers HEAD without its bytes', async () => {
  const reply = await app.inject({ method: 'HEAD', url: '/file/a' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-length']).toBe('5');
  expect(reply.rawPayload).toHaveLength(0);
});
