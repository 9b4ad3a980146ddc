import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createArrivals } from './arrivals.ts';

let server: Server;
let port: number;
let taken = 0;
let sockets: Socket[] = [];
beforeEach(async () => {
  taken = 0;
  sockets = [];
  server = createServer();
  server.on('connection', () => taken++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  sockets.forEach((socket) => socket.destroy());
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function crowd(size: number): void {
  for (let count = 0; count < size; count++) sockets.push(connect(port, '127.0.0.1'));
}

test('longer work waits until a crowd has been taken in, however many turns that takes', async () => {
  const arrivals = createArrivals();
  arrivals.watch(server);
  crowd(60);
  await arrivals.settled();
  expect(taken).toBe(60);
});

test('a crowd without end does not stop it', async () => {
  const arrivals = createArrivals();
  arrivals.watch(server);
  let over = false;
  const coming = (async () => {
    while (!over) {
      crowd(1);
      await setImmediate();
    }
  })();
  await arrivals.settled();
  over = true;
  await coming;
  expect(taken).toBeLessThan(1_000);
});

test('where nobody comes it is a matter of two or three turns, and each who waits has one alone', async () => {
  const arrivals = createArrivals();
  arrivals.watch(server);
  let turns = 0;
  let over = false;
  const counting = (async () => {
    while (!over) {
      await setImmediate();
      turns++;
    }
  })();
  const turnsOf = await Promise.all([1, 2, 3].map(() => arrivals.settled().then(() => turns)));
  over = true;
  await counting;
  expect(new Set(turnsOf).size).toBe(3);
  expect(turns).toBeLessThan(15);
});
