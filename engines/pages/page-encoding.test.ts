import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodingFor, packQuickly, packSmall, unpackPage } from './page-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.1, gzip; q=0.9', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['brotli', 'identity'],
] as const)('who accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
  expect(encodingFor(accepted)).toBe(encoding);
});

test('a page survives both forms', async () => {
  const page = Buffer.from('<p>Ferienhäuser am Meer</p>'.repeat(500));
  for (const packed of [packQuickly(page, 'br'), await packSmall(page)]) {
    expect(packed.length).toBeLessThan(page.length / 20);
    expect(brotliDecompressSync(packed)).toEqual(page);
    expect(await unpackPage(packed)).toEqual(page);
  }
  expect(gunzipSync(packQuickly(page, 'gzip'))).toEqual(page);
});

test('what is kept of a page is as large as it says', async () => {
  const page = Buffer.from('<p>Ferienhäuser am Meer</p>'.repeat(500));
  for (const packed of [packQuickly(page, 'br'), packQuickly(page, 'gzip'), await packSmall(page)]) {
    expect(packed.buffer.byteLength).toBe(packed.length);
  }
  const plain = await unpackPage(packQuickly(page, 'br'));
  expect(plain.buffer.byteLength).toBe(plain.length);
});
