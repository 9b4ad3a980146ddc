import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gzipSync,
  type BrotliOptions,
} from 'node:zlib';

/** The content encoding of a body on its way; `identity` is none. */
export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

/** A page that is sent once is packed fast, one that is asked for again better: an eighth smaller for twice the time. */
const quick = { br: 3, gzip: 4 } as const;
const best = { br: 5 } as const;

/**
 * Packs a page that waits to be sent, at once: a millisecond for 100 kB. Handed to another thread it takes as long, the garbage of all
 * that waits for it meanwhile grows old, and a node collects its whole memory twice as often: a fresh page took a fifth more.
 */
export const packQuickly = (body: Buffer, encoding: Exclude<Encoding, 'identity'>): Buffer =>
  alone(
    encoding === 'gzip'
      ? gzipSync(body, { level: quick.gzip })
      : brotliCompressSync(body, brotliOptions(body, quick.br)),
  );

/** Packs a page with brotli that nobody waits for, as small as pays for one that is sent many times. */
export const packSmall = async (body: Buffer): Promise<Buffer> =>
  alone(await brotli(body, brotliOptions(body, best.br)));

const brotliOptions = (body: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

/** Takes back what brotli has done. */
export const unpackPage = async (body: Buffer): Promise<Buffer> => alone(await unpack(body));

/** A short answer of the compressor is the beginning of 64 kB, which would be kept with it. */
function alone(made: Buffer): Buffer {
  if (made.buffer.byteLength === made.length) return made;
  const copy = Buffer.allocUnsafeSlow(made.length);
  made.copy(copy);
  return copy;
}

const known = new Map<string, Encoding>();
const knownMax = 100;

/** Chooses the smallest form that the browser takes. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined || acceptEncoding === '') return 'identity';
  const remembered = known.get(acceptEncoding);
  if (remembered) return remembered;
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
  // Few browsers send few forms of it; a list that somebody fills is emptied.
  if (known.size >= knownMax) known.clear();
  if (acceptEncoding.length <= 200) known.set(acceptEncoding, encoding);
  return encoding;
}
