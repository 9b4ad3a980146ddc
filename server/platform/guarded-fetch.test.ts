import type { lookup } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, test } from 'vitest';
import { createGuardedFetch, isPublicAddress } from './guarded-fetch.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server of somebody else; answers its address and how often it was asked. */
async function aServer(listener: RequestListener): Promise<{ port: number; asked: () => number }> {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, asked: () => count };
}

/** Names that lead where the test says, call after call. */
function namesTo(...answers: string[][]): typeof lookup {
  let call = 0;
  const find = (_name: string, _options: unknown, done: (error: null, found: unknown) => void): void => {
    const addresses = answers[Math.min(call++, answers.length - 1)]!;
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return find as unknown as typeof lookup;
}

const limits = { maxBytes: 1000, timeoutMs: 1500 };
/** One's own machine plays the public part of the internet. */
const onLoopback = { isAllowed: (address: string) => address === '127.0.0.1' };
const good: RequestListener = (_request, response) => response.end('good');

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::7f00:1',
  '::127.0.0.1',
  '::5db8:d822',
  '64:ff9b::7f00:1',
  'localhost',
  '',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

describe('an address of a stranger', () => {
  it('is fetched with its validators, and an unchanged one brings nothing', async () => {
    const { port } = await aServer((request, response) => {
      expect(request.headers['accept-encoding']).toBe('identity');
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"' }).end('good');
    });
    const fetch = createGuardedFetch(onLoopback);
    const url = `http://127.0.0.1:${port}/`;
    expect(await fetch(url, limits)).toEqual({
      ...{ ok: true, status: 200, text: 'good', etag: '"1"', lastModified: null },
    });
    const known = { ...limits, headers: { 'if-none-match': '"1"' } };
    expect(await fetch(url, known)).toEqual({ ok: true, status: 304 });
  });

  it.each([
    'ftp://example.org/',
    'file:///etc/passwd',
    'javascript:1',
    'x',
    'http://user:secret@example.org/',
  ])('%s is none', async (url) => {
    expect(await createGuardedFetch()(url, limits)).toEqual({ ok: false, problem: 'address' });
  });

  it('is not connected to where it is private, however it is written', async () => {
    const { port, asked } = await aServer(good);
    const fetch = createGuardedFetch({ lookup: namesTo(['127.0.0.1']) });
    for (const host of [
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      'calendar.example',
    ]) {
      expect(await fetch(`http://${host}:${port}/`, limits), host).toEqual({ ok: false, problem: 'private' });
    }
    expect(asked()).toBe(0);
  });

  it('is not connected to where one of its addresses is private', async () => {
    const { port, asked } = await aServer(good);
    const fetch = createGuardedFetch({ ...onLoopback, lookup: namesTo(['127.0.0.1', '10.0.0.1']) });
    expect(await fetch(`http://calendar.example:${port}/`, limits)).toEqual({
      ok: false,
      problem: 'private',
    });
    expect(asked()).toBe(0);
  });

  it('that changes between check and connection is looked up once alone', async () => {
    const { port, asked } = await aServer(good);
    // A second lookup would return a private address, but there must be only one.
    const fetch = createGuardedFetch({ ...onLoopback, lookup: namesTo(['127.0.0.1'], ['10.0.0.1']) });
    expect(await fetch(`http://calendar.example:${port}/`, limits)).toMatchObject({ ok: true });
    expect(await fetch(`http://calendar.example:${port}/`, limits)).toEqual({
      ok: false,
      problem: 'private',
    });
    expect(asked()).toBe(1);
  });

  it('is followed where it has moved to, but not into a private net and not in a circle', async () => {
    const inside = await aServer(good);
    const outside = await aServer((request, response) => {
      const to = {
        '/in': `http://127.0.0.2:${inside.port}/`,
        '/circle': '/circle',
        '/moved': '/new',
        '/file': 'file:///etc/passwd',
      }[request.url!];
      if (to) response.writeHead(302, { location: to }).end();
      else response.end('new');
    });
    const fetch = createGuardedFetch(onLoopback);
    const at = (path: string) => fetch(`http://127.0.0.1:${outside.port}${path}`, limits);
    expect(await at('/moved')).toMatchObject({ ok: true, text: 'new' });
    expect(await at('/in')).toEqual({ ok: false, problem: 'private' });
    expect(await at('/circle')).toEqual({ ok: false, problem: 'redirects' });
    expect(await at('/file')).toEqual({ ok: false, problem: 'address' });
    expect(inside.asked()).toBe(0);
  });

  it('is left when it sends too much, whatever it has announced', async () => {
    let sent = 0;
    const { port } = await aServer((_request, response) => {
      const more = (): void => {
        sent += 65_536;
        if (sent < 1e9 && response.write(Buffer.alloc(65_536))) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    });
    expect(await createGuardedFetch(onLoopback)(`http://127.0.0.1:${port}/`, limits)).toEqual({
      ok: false,
      problem: 'tooLarge',
    });
    expect(sent).toBeLessThan(50e6);
  });

  it('is left when it hangs, before the answer and within it', async () => {
    const silent = await aServer(() => undefined);
    const slow = await aServer((_request, response) => {
      response.write('BEGIN');
    });
    const fetch = createGuardedFetch(onLoopback);
    for (const { port } of [silent, slow]) {
      const begun = Date.now();
      expect(await fetch(`http://127.0.0.1:${port}/`, { ...limits, timeoutMs: 300 })).toEqual({
        ok: false,
        problem: 'timeout',
      });
      expect(Date.now() - begun).toBeLessThan(1400);
    }
  });

  it('is not believed when it breaks off, packs its answer, or says no', async () => {
    const answers: RequestListener[] = [
      (_request, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('half');
        setTimeout(() => response.destroy(), 20);
      },
      (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
      (_request, response) => response.writeHead(500).end('x'),
    ];
    const problems = [];
    for (const listener of answers) {
      const { port } = await aServer(listener);
      const fetched = await createGuardedFetch(onLoopback)(`http://127.0.0.1:${port}/`, limits);
      problems.push(fetched.ok ? 'ok' : fetched.problem);
    }
    expect(problems).toEqual(['unreachable', 'encoded', 'status']);
  });
});
