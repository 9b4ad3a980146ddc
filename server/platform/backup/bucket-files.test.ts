import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { expect, test } from 'vitest';
import { createS3FileStore } from '../s3-file-store.ts';
import { copyFromBucket, copyIntoBucket, refuseUsedBucket } from './bucket-files.ts';

test('the files of a bucket come into a folder, and go into an empty bucket alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'feriola-bucket-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 'buckets') },
    configureBuckets: [{ name: 'pictures' }],
  });
  const { port } = await server.run();
  const bucketOf = (name: string): string => `http://S3RVER:S3RVER@127.0.0.1:${port}/pictures/${name}`;
  try {
    const [live, restored] = ['live', 'restored'].map((name) => createS3FileStore(bucketOf(name)));
    await live!.probe!();
    const keys = Array.from({ length: 12 }, (_, at) => `homes/${at}/a.webp`);
    for (const key of keys) await live!.put(key, Buffer.from(key));
    const files = join(folder, 'files');
    await copyFromBucket(bucketOf('live'), files);
    expect(readFileSync(join(files, 'homes/9/a.webp'), 'utf8')).toBe('homes/9/a.webp');

    await expect(refuseUsedBucket(bucketOf('live'))).rejects.toThrow('the bucket of S3_URL has homes/');
    await refuseUsedBucket(bucketOf('restored'));
    await copyIntoBucket(files, bucketOf('restored'));
    expect((await restored!.keys!()).sort()).toEqual(keys.sort());
    expect(await restored!.get('homes/7/a.webp')).toEqual(Buffer.from('homes/7/a.webp'));
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
