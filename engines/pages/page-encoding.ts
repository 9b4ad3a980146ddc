import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gzipSync,
  type BrotliOptions,
} from 'node:zlib';

/** The content encoding of a sent body; `identity` means uncompressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

/**
 * Compression levels: a page that is sent once is compressed fast, a page that is requested again better (an eighth smaller in twice the
 * time).
 */
const quick = { br: 3, gzip: 4 } as const;
const best = { br: 5 } as const;

/**
 * Compresses a page synchronously: a millisecond for 100 kB. In another thread it takes as long, and waiting garbage grows old: a node
 * then collects its whole heap twice as often, and a fresh page took a fifth longer.
 */
export const packQuickly = (body: Buffer, encoding: Exclude<Encoding, 'identity'>): Buffer =>
  copyShort(
    encoding === 'gzip'
      ? gzipSync(body, { level: quick.gzip })
      : brotliCompressSync(body, brotliOptions(body, quick.br)),
  );

/** Compresses a page with brotli in the background, as small as is worthwhile for a page that is sent many times. */
export const packSmall = async (body: Buffer): Promise<Buffer> =>
  copyShort(await brotli(body, brotliOptions(body, best.br)));

const brotliOptions = (body: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

/** Decompresses brotli. */
export const unpackPage = async (body: Buffer): Promise<Buffer> => copyShort(await unpack(body));

/** Copies a short result of the compressor, which would otherwise keep its buffer of 64 kB alive. */
function copyShort(result: Buffer): Buffer {
  if (result.buffer.byteLength === result.length) return result;
  const copy = Buffer.allocUnsafeSlow(result.length);
  result.copy(copy);
  return copy;
}

const encodingByHeader = new Map<string, Encoding>();
const cachedMax = 100;

/** Returns the smallest encoding that the browser accepts. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined || acceptEncoding === '') return 'identity';
  const cached = encodingByHeader.get(acceptEncoding);
  if (cached) return cached;
  const accepted = new Map(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...params] = part.split(';').map((text) => text.trim());
        const weight = params.find((text) => text.startsWith('q='));
        return [name, weight === undefined || Number(weight.slice(2)) > 0];
      }),
  );
  const takes = (name: string): boolean => accepted.get(name) ?? accepted.get('*') ?? false;
  const encoding = takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
  // Browsers send few different headers; an attacker must not fill the memory.
  if (encodingByHeader.size >= cachedMax) encodingByHeader.clear();
  if (acceptEncoding.length <= 200) encodingByHeader.set(acceptEncoding, encoding);
  return encoding;
}
