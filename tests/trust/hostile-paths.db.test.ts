import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Envelope } from '../../contract/envelope.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { isFullRun } from '../harness/run-size.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { hostilePaths } from '../hostile-paths.ts';
import { aCallHome } from './valid-calls.ts';

let database: TestDatabase;
let site: RunningSite;
beforeAll(async () => {
  database = await openTestDatabase();
  await aCallHome(database);
  site = await startSite(database, { pages: true, environment: { PUBLIC_URL: 'http://localhost:4711' } });
});
afterAll(() => site.stop());

interface Answer {
  status: number;
  type: string;
  body: string;
}

/** Requests the path unchanged, which `fetch` would normalize. */
function get(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(site.url, { path }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () =>
        resolve({ status: response.statusCode!, type: response.headers['content-type'] ?? '', body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Returns the answer to these bytes on a connection, until it is closed. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (text += part));
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(text));
    socket.on('error', (error: NodeJS.ErrnoException) => (text === '' ? reject(error) : resolve(text)));
  });
}

const headOf = (reply: string): string => reply.split('\r\n\r\n', 1)[0]!;
const bodyOf = (reply: string): string => reply.slice(headOf(reply).length + 4);
const statusOf = (reply: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1]);

const paths = hostilePaths(isFullRun ? 1 : 4);

test('the corpus has some thousand paths', () => {
  expect(hostilePaths().length).toBeGreaterThan(2_500);
  expect(paths.length).toBeGreaterThan(600);
});

test('no hostile path is answered with a failure of ours, and under /api each has an envelope', async () => {
  const wrong: string[] = [];
  const ask = async (): Promise<void> => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const { status, type, body } = await get(path);
      const context = `${path.slice(0, 80)} (${path.length}): ${status} ${type} ${body.slice(0, 80)}`;
      // A page that says so by its address does not fail.
      if (status >= 500 && !path.startsWith('/error/500')) wrong.push(context);
      if (/node_modules|\bat .*\.ts:\d|\/server\//.test(body)) wrong.push(context);
      if (
        path.startsWith('/api/') &&
        !/^\/api\/(docs|openapi\.json)/.test(path) &&
        !/"errorLength":/.test(body)
      ) {
        wrong.push(context);
      }
    }
  };
  const left = [...paths];
  await Promise.all(Array.from({ length: 8 }, ask));
  expect(wrong).toEqual([]);
}, 600_000);

test.each([
  ['a page', 'x'.repeat(501), 404],
  ['a page', 'x/'.repeat(400), 404],
  ['a page', '%C3%A4'.repeat(1_200), 404],
])('%s whose path is too long is unknown', async (_, path, status) => {
  const answer = await get(`/${path}`);
  expect(answer.status).toBe(status);
  expect(answer.type).toContain('text/html');
});

test.each(['http://localhost:4711/agb/', 'http://localhost/agb/', 'http://elsewhere.example:80/agb/?x=1'])(
  'a request target in absolute form is the page of its path: %s',
  async (target) => {
    expect((await get(target)).status).toBe(200);
  },
);

test('a request target in absolute form reaches a call', async () => {
  const { status, body } = await get('http://localhost:4711/api/capacity');
  expect(status).toBe(200);
  expect((JSON.parse(body) as Envelope).status).toBe(200);
});

const filler = `X-Filler: ${'x'.repeat(20_000)}\r\n`;

test.each([
  [
    'headers that are too large',
    `GET /api/capacity HTTP/1.1\r\nHost: x\r\n${filler}\r\n`,
    431,
    'headers-too-large',
  ],
  [
    'an address that is too large',
    `GET /api/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    431,
    'headers-too-large',
  ],
  ['a method that nobody knows', 'BREW /api/capacity HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method-not-allowed'],
  [
    'a method that no call has',
    'PROPFIND /api/capacity HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    405,
    'method-not-allowed',
  ],
  [
    'a method that no call has, on none',
    'SEARCH /api/none HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    404,
    'unknown-call',
  ],
  ['a broken header', 'GET /api/capacity HTTP/1.1\r\nHost: x\r\nA\u0001B: x\r\n\r\n', 400, 'invalid-request'],
  [
    'two lengths',
    'POST /api/capacity HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'invalid-request',
  ],
])('%s under /api have an envelope', async (_, bytes, status, type) => {
  const reply = await send(bytes);
  expect(statusOf(reply)).toBe(status);
  expect(headOf(reply)).toMatch(/content-type: application\/json/i);
  const body = bodyOf(reply).replace(/^[0-9a-f]+\r\n|\r\n0\r\n\r\n$/g, '');
  expect(JSON.parse(body)).toMatchObject({ data: null, errorLength: 1, errors: [{ type }] });
});

test.each([
  ['headers that are too large', `GET /agb/ HTTP/1.1\r\nHost: x\r\n${filler}\r\n`, 431],
  ['a method that nobody knows', 'BREW /agb/ HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  ['a method that no page has', 'PROPFIND /agb/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ['no request at all', 'hello\r\n\r\n', 400],
])('%s elsewhere are told in a plain page', async (_, bytes, status) => {
  const reply = await send(bytes);
  expect(statusOf(reply)).toBe(status);
  expect(headOf(reply)).toMatch(/content-type: text\/(plain|html)/i);
  expect(bodyOf(reply)).toMatch(new RegExp(String(status)));
});
