import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip, type BrotliOptions } from 'node:zlib';

/** The content encoding of a body on its way; `identity` is none. */
export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);

/** A page that is sent once is compressed fast, one that is asked for again better: an eighth smaller for twice the time. */
const quality = { once: { br: 3, gzip: 4 }, cached: { br: 5, gzip: 6 } } as const;

export async function compressPage(
  body: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  use: keyof typeof quality,
): Promise<Buffer> {
  return alone(
    encoding === 'gzip'
      ? await zip(body, { level: quality[use].gzip })
      : await brotli(body, brotliOptions(body, use)),
  );
}

function brotliOptions(body: Buffer, use: keyof typeof quality): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality[use].br,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}

/** Takes back what `compressPage` has done with brotli. */
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
