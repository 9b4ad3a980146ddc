import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startStallingProxy } from './stalling-proxy.ts';

test('a slow line holds data back in both directions, and keeps its order when it is fast again', async () => {
  const echo = createServer((socket) => socket.pipe(socket));
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  const proxy = await startStallingProxy((echo.address() as AddressInfo).port);
  const near = connect(proxy.port, '127.0.0.1');
  let received = '';
  near.on('data', (bytes: Buffer) => (received += bytes.toString()));
  const delayMs = 60;
  proxy.slow(delayMs);
  const sentAt = performance.now();
  near.write('a');
  await pause(10);
  proxy.slow(0);
  near.write('b');
  await expect.poll(() => received).toBe('ab');
  // On the way back the line was fast again.
  expect(performance.now() - sentAt).toBeGreaterThanOrEqual(delayMs - 1);
  near.destroy();
  await proxy.close();
  echo.close();
});
