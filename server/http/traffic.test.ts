import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createTraffic } from './traffic.ts';

let now = 1_000;
const server = createServer((_request, response) => setTimeout(() => response.end('x'), 20));
afterEach(() => server.close());

test('it is quiet until a request comes, and from the end of the last one on', async () => {
  const traffic = createTraffic(() => now);
  traffic.watch(server);
  expect(traffic.quietMs()).toBe(Infinity);
  await traffic.drained();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const came = new Promise((resolve) => server.once('request', resolve));
  get({ port, agent: false }, (reply) => reply.resume());
  await came;
  expect(traffic.quietMs()).toBe(0);
  now = 2_000;
  await traffic.drained();
  now = 2_500;
  expect(traffic.quietMs()).toBe(500);
});
