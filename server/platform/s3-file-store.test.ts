import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createS3FileStore } from './s3-file-store.ts';

let folder: string;
let server: S3rver;
let origin: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucket-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'pictures' }],
  });
  const { port } = await server.run();
  origin = `127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const storeWith = (secret: string, bucket = 'pictures/site') =>
  createS3FileStore(`http://S3RVER:${secret}@${origin}/${bucket}?region=eu-central-1`);

test('keeps, gives back and forgets files in a bucket', async () => {
  const store = storeWith('S3RVER');
  const bytes = Buffer.from([0, 255, 1, 254]);
  await store.put('uploads/a1.webp', bytes);
  expect(await store.get('uploads/a1.webp')).toEqual(bytes);
  await store.put('uploads/a1.webp', bytes);
  await store.delete('uploads/a1.webp');
  expect(await store.get('uploads/a1.webp')).toBeNull();
  await store.delete('uploads/a1.webp');
});

test('a wrong secret, a missing bucket and a hostile key are errors, never an empty file', async () => {
  await expect(storeWith('wrong').put('uploads/b1.webp', Buffer.from('x'))).rejects.toThrow('403');
  await expect(storeWith('S3RVER', 'nothing').put('uploads/b1.webp', Buffer.from('x'))).rejects.toThrow(
    'bucket',
  );
  await expect(storeWith('S3RVER').get('../other/b1.webp')).rejects.toThrow('form');
});

test('a bucket that cannot be reached is told with its host and the cause, and asks to come again', async () => {
  const away = createS3FileStore('http://KEY:SECRET@127.0.0.1:59998/pictures');
  for (const ask of [() => away.get('uploads/a1.webp'), () => away.probe!()]) {
    await expect(ask()).rejects.toMatchObject({
      message: expect.stringMatching(
        /127\.0\.0\.1:59998 does not answer to (GET|PUT): ECONNREFUSED/,
      ) as string,
      statusCode: 503,
      retryAfter: 30,
    });
  }
  await expect(storeWith('wrong').probe!()).rejects.toMatchObject({ statusCode: 503 });
  await storeWith('S3RVER').probe!();
});

test('tells the keys of its folder, page by page, without those of others and its own probe', async () => {
  const pages: Record<string, string> = {
    '': '<Key>site/homes/1/a.webp</Key><Key>site/Notes of others.txt</Key><NextContinuationToken>a&amp;b=</NextContinuationToken>',
    'a&b=': '<Key>site/probe/node.txt</Key><Key>site/uploads/c1.webp</Key>',
  };
  const bucket = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://bucket');
    const isAsked = pathname === '/pictures' && searchParams.get('prefix') === 'site/';
    response.end(isAsked ? pages[searchParams.get('continuation-token') ?? ''] : '');
  }).listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const { port } = bucket.address() as AddressInfo;
  const store = createS3FileStore(`http://KEY:SECRET@127.0.0.1:${port}/pictures/site`);
  expect(await store.keys!()).toEqual(['homes/1/a.webp', 'uploads/c1.webp']);
  bucket.close();
});
