import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { slownessOfMachine } from '../harness/pace.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';

/** Milliseconds that the server waits for a slow connection; more on a busy machine, where an answer takes longer too. */
let slowestMs = 700;
/** Bytes: twice what the buffers of both ends of a local connection hold, so that answers wait in the server. */
const moreThanBuffers = 24_000_000;
let database: TestDatabase;
let site: RunningSite;
beforeAll(async () => {
  database = await openTestDatabase();
  slowestMs = Math.round(slowestMs * (await slownessOfMachine()));
  site = await startSite(database, { slowestMs });
});
afterAll(() => site.stop());

const opened = (): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.on('error', reject);
  });

/** Milliseconds until the server has ended the connection. */
async function untilEnded(socket: Socket): Promise<number> {
  const began = performance.now();
  socket.removeAllListeners('error');
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  return performance.now() - began;
}

/** Bytes of a long answer. The server makes it for the first who asks, and may take longer for that than it waits for a visitor. */
async function sizeOfLongAnswer(): Promise<number> {
  const ask = async () => (await (await fetch(`${site.url}/api/openapi.json`)).arrayBuffer()).byteLength;
  return ask().catch(ask);
}

/** Longer than the server waits for a connection. */
const untilServerTires = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 4 * slowestMs));

test.each([
  ['nobody asks for anything', ''],
  ['half a request came', 'GET /healthz HTTP/1.1\r\nHost: x\r\n'],
  ['a request was answered and no other follows', 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'],
])('a connection on which %s is ended', async (_, bytes) => {
  const socket = await opened();
  socket.resume();
  if (bytes !== '') socket.write(bytes);
  expect(await untilEnded(socket)).toBeLessThan(6 * slowestMs);
});

test('a visitor who does not read the answers loses the connection', async () => {
  const whole = await sizeOfLongAnswer();
  const requests = Math.ceil(moreThanBuffers / whole);
  const socket = await opened();
  socket.pause();
  socket.on('error', () => undefined);
  socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests));
  // As long as nothing is read, the end of the connection is not seen, since the answers come before it.
  await untilServerTires();
  let read = 0;
  socket.on('data', (bytes) => (read += bytes.length));
  socket.resume();
  await untilEnded(socket);
  expect(read).toBeLessThan(whole * requests);
});

test('a visitor who takes an answer in by drops loses the connection', async () => {
  const whole = await sizeOfLongAnswer();
  const requests = Math.ceil(moreThanBuffers / whole);
  const socket = await opened();
  socket.pause();
  socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests));
  const ended = untilEnded(socket);
  let read = 0;
  // Something moves all the time, so that the connection never counts as idle.
  const drops = setInterval(
    () => (read += (socket.read(200_000) as Buffer | null)?.length ?? 0),
    slowestMs / 8,
  );
  await untilServerTires();
  clearInterval(drops);
  socket.on('data', (bytes) => (read += bytes.length));
  socket.resume();
  await ended;
  expect(read).toBeLessThan(whole * requests);
});

test('a visitor who reads on keeps it', async () => {
  const socket = await opened();
  let text = '';
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => (text += part));
  for (let count = 1; count <= 4; count++) {
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => setTimeout(resolve, slowestMs / 2));
    await expect.poll(() => text.match(/HTTP\/1\.1 200/g)).toHaveLength(count);
  }
  socket.destroy();
});
