import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { startErrorLine } from './expected-start-errors.ts';
import { SettingError } from './platform/setting-error.ts';

/** The system's error if the server cannot listen there. */
const refusalOf = (port: number, host: string): Promise<Error> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', resolve);
    server.listen(port, host, () => server.close(() => reject(new Error('Somebody listens.'))));
  });

test('a host whose name nobody knows is told with the variable that names it', async () => {
  const error = await refusalOf(0, 'no-such-host.invalid');
  expect(startErrorLine(error, { HOST: 'no-such-host.invalid' })).toMatch(
    /^HOST is a name that has no address: set /,
  );
  expect(startErrorLine(error, { LMTP_HOST: 'no-such-host.invalid' })).toMatch(/^LMTP_HOST is a name/);
});

test('an address of another machine is told with the variable that names it', async () => {
  const error = await refusalOf(0, '192.0.2.1');
  expect(startErrorLine(error, { HOST: '192.0.2.1' })).toMatch(/^HOST is no address of this machine: set /);
});

test('a taken port is told with the variable that names it', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) =>
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
  );
  const error = await refusalOf(port, '127.0.0.1');
  taken.close();
  const taking = `Port ${port} is taken. Stop the program that uses it, or set`;
  expect(startErrorLine(error, { PORT: String(port) })).toBe(`${taking} PORT.`);
  expect(startErrorLine(error, { PORT: '1', METRICS_PORT: String(port) })).toBe(`${taking} METRICS_PORT.`);
  expect(startErrorLine(error, {})).toBe(`${taking} PORT.`);
});

test('a file that the server may not use is no port', () => {
  const error = Object.assign(new Error('EACCES: permission denied'), {
    code: 'EACCES',
    path: '/data/secret',
  });
  expect(startErrorLine(error, {})).toMatch(/^\/data\/secret may not be used/);
});

test('a database that goes away during the start is one line', () => {
  const silent = Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' });
  expect(startErrorLine(silent, {})).toMatch(
    /^The database went away during the start \(The database does not answer\.\)/,
  );
});

test('what a setting names and cannot be used is told as it is, and a bug not at all', () => {
  expect(startErrorLine(new SettingError('MAP_TILES must be another file.'), {})).toBe(
    'MAP_TILES must be another file.',
  );
  expect(startErrorLine(new TypeError('x is not a function'), {})).toBeNull();
  expect(startErrorLine('thrown', {})).toBeNull();
});
