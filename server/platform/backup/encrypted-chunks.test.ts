import { randomBytes } from 'node:crypto';
import { Readable, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { decryptChunks, encryptChunks, isEncrypted } from './encrypted-chunks.ts';

const key = 'a key of a test that is long enough';

/** Passes bytes through in pieces of a size that fits no chunk. */
function through(bytes: Buffer, transform: Transform, size = 10_007): Promise<Buffer> {
  const pieces = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
  const source = Readable.from(pieces);
  source.on('error', () => undefined);
  return buffer(source.pipe(transform));
}

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 400_000])(
  '%i bytes come back as they were',
  async (length) => {
    const bytes = randomBytes(length);
    const sealed = await through(bytes, encryptChunks(key));
    expect(isEncrypted(sealed)).toBe(true);
    expect((await through(sealed, decryptChunks(key))).equals(bytes)).toBe(true);
    expect((await through(sealed, decryptChunks(key), 7_000_000)).equals(bytes)).toBe(true);
  },
);

test('what was changed, cut off, moved or has another key is refused', async () => {
  const sealed = await through(randomBytes(200_000), encryptChunks(key));
  const [head, chunk] = [33, 65_552];
  const part = (number: number): Buffer =>
    sealed.subarray(head + number * chunk, head + (number + 1) * chunk);
  const changed = Buffer.from(sealed);
  changed[100_000]! ^= 1;
  const wrong: Record<string, Buffer> = {
    changed,
    'cut in a chunk': sealed.subarray(0, 150_000),
    'cut between chunks': sealed.subarray(0, head + chunk),
    'cut in the head': sealed.subarray(0, 10),
    'without a chunk': Buffer.concat([sealed.subarray(0, head), part(1), part(2), part(3)]),
    'with two exchanged': Buffer.concat([sealed.subarray(0, head), part(1), part(0), part(2), part(3)]),
  };
  for (const [what, bytes] of Object.entries(wrong))
    await expect(through(bytes, decryptChunks(key)), what).rejects.toThrow('changed or cut off');
  await expect(through(sealed, decryptChunks(`${key}!`))).rejects.toThrow('BACKUP_KEY');
  await expect(through(randomBytes(100), decryptChunks(key))).rejects.toThrow('no encrypted backup');
});
