import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, Transform, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { TableEncoding } from '../../domain/feed-fields.ts';
import { ImportError } from '../import-error.ts';

/** Opens a text file and unpacks it if it is gzip. Anything but UTF-8 is refused with a one-line error. */
export async function openFile(path: string): Promise<Readable> {
  return pass(await openBytes(path), checkText(path));
}

/** Opens a table in the encodings of office programs. `auto` takes a byte order mark, else UTF-8, else Western Windows. */
export async function openTableFile(path: string, encoding: TableEncoding = 'auto'): Promise<Readable> {
  const actual = encoding === 'auto' ? await detectEncoding(path) : encoding;
  return actual === 'utf-8' ? openFile(path) : pass(await openBytes(path), decode(actual));
}

/** Returns the encoding of a table. Text without a byte order mark that is not valid UTF-8 counts as Windows-1252. */
export async function detectEncoding(path: string): Promise<Exclude<TableEncoding, 'auto'>> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const piece of await openBytes(path)) {
      const bytes = piece as Buffer;
      if (isFirst && bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
      isFirst = false;
      if (bytes.includes(0)) return 'utf-8';
      decoder.decode(bytes, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof ImportError) throw error;
    return 'windows-1252';
  }
}

async function openBytes(path: string): Promise<Readable> {
  const isPacked = await beginsAsGzip(path);
  const raw = createReadStream(path);
  const bytes = isPacked ? createGunzip() : new PassThrough();
  raw.on('error', () => bytes.destroy(new ImportError(`${path} cannot be read.`)));
  const unpacked = pass(raw, bytes);
  return isPacked
    ? pass(unpacked, new PassThrough(), () => {
        return new ImportError(`${path} cannot be unpacked: the gzip file is broken or cut.`, 'truncated');
      })
    : unpacked;
}

/** Pipes a stream and passes its errors on. */
function pass<Target extends Transform>(
  source: Readable,
  target: Target,
  toError: (error: Error) => Error = (error) => error,
): Target {
  source.on('error', (error) => target.destroy(error instanceof ImportError ? error : toError(error)));
  return source.pipe(target);
}

function decode(encoding: TableEncoding): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      done(null, decoder.decode(chunk, { stream: true }));
    },
    flush(done) {
      done(null, decoder.decode());
    },
  });
}

async function beginsAsGzip(path: string): Promise<boolean> {
  let file;
  try {
    file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new ImportError(isMissing ? `There is no file ${path}.` : `${path} cannot be read.`);
  } finally {
    await file?.close();
  }
}

/** Returns a pass-through stream that fails on invalid UTF-8. */
function checkText(path: string): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const refuse = (): ImportError =>
    new ImportError(`${path} is no text in UTF-8: write the feed in that encoding.`, 'notText');
  return new Transform({
    transform(chunk: Buffer, _, done) {
      try {
        decoder.decode(chunk, { stream: true });
      } catch {
        done(refuse());
        return;
      }
      if (chunk.includes(0)) done(new ImportError(`${path} is no text but a binary file.`, 'notText'));
      else done(null, chunk);
    },
    flush(done) {
      try {
        decoder.decode();
        done();
      } catch {
        done(refuse());
      }
    },
  });
}
