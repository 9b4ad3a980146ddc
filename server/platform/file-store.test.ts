import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLocalFileStore } from './file-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('keeps, gives back and forgets files', async () => {
  const store = createLocalFileStore(folder);
  await store.put('photos/100042/a1.webp', Buffer.from('picture'));
  expect((await store.get('photos/100042/a1.webp'))?.toString()).toBe('picture');
  await store.delete('photos/100042/a1.webp');
  expect(await store.get('photos/100042/a1.webp')).toBeNull();
  await store.delete('photos/100042/a1.webp');
});

test.each([
  '../a.webp',
  '/etc/passwd',
  'a/../../b.webp',
  'a//b.webp',
  'a',
  'A.webp',
  'a\0.webp',
  'a\\b.webp',
  '',
])('refuses the key %j', async (key) => {
  await expect(createLocalFileStore(folder).get(key)).rejects.toThrow('form');
});
