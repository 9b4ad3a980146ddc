import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, chunkTimeoutMs, loadChunk } from './load-chunk.ts';

afterEach(() => vi.useRealTimers());

const broken = (message: string) => () => Promise.reject(new TypeError(message));
const named = broken('Failed to fetch dynamically imported module: https://a.example/assets/x-1.js');

test('what comes is handed on', async () => {
  expect(await loadChunk(async () => 7)).toBe(7);
});

test.each([
  [named, 404, 'missing'],
  [named, 410, 'missing'],
  [named, 200, 'other'],
  [named, 503, 'other'],
  [broken('Unable to preload CSS for /assets/x.css'), 404, 'missing'],
  [broken('Importing a module script failed.'), 404, 'other'],
])('%s with a file that answers %s is %s', async (load, status, cause) => {
  const probe = vi.fn(async (_: string) => status);
  const failure = await loadChunk(load, probe).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChunkLoadError);
  expect(failure).toMatchObject({ name: 'ChunkLoadError', cause });
});

test('a file that cannot even be asked for is another cause', async () => {
  const failure = loadChunk(named, () => Promise.reject(new Error('offline')));
  await expect(failure).rejects.toMatchObject({ cause: 'other' });
});

test('after two minutes it is late', async () => {
  vi.useFakeTimers();
  const failure = loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1);
  const early = await Promise.race([failure, Promise.resolve('waiting')]);
  expect(early).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ name: 'ChunkLoadError', cause: 'timeout' });
});
