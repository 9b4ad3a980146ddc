import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskCache } from './disk-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const files = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes('.')).length;

test('stays within its bytes; what was used lately stays', async () => {
  const cache = createDiskCache(folder, 250);
  await cache.put('aa.avif', Buffer.alloc(100));
  await cache.put('bb.avif', Buffer.alloc(100));
  await cache.get('aa.avif');
  await cache.put('cc.avif', Buffer.alloc(100));
  expect(await cache.get('bb.avif')).toBeNull();
  expect(await cache.get('aa.avif')).toHaveLength(100);
  expect(cache.bytes()).toBe(200);
  expect(await files()).toBe(2);
});

test('a new start finds what is there, and keeps the bound', async () => {
  const before = createDiskCache(folder, 1000);
  for (const name of ['aa.avif', 'bb.avif', 'cc.avif']) await before.put(name, Buffer.alloc(100));
  expect(await createDiskCache(folder, 1000).get('bb.avif')).toHaveLength(100);
  const small = createDiskCache(folder, 120);
  await small.has('aa.avif');
  expect(small.bytes()).toBe(100);
  expect(await files()).toBe(1);
});

test('a file that somebody removed is a miss, not a failure', async () => {
  const cache = createDiskCache(folder, 1000);
  await cache.put('aa.avif', Buffer.alloc(10));
  await rm(join(folder, 'aa'), { recursive: true });
  expect(await cache.get('aa.avif')).toBeNull();
  expect(cache.bytes()).toBe(0);
});
