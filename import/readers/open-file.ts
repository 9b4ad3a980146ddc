import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ImportError } from '../import-error.ts';

/** Opens a text file and unpacks it if it is gzip. Anything but UTF-8 is refused with a one-line error. */
export async function openFile(path: string): Promise<Readable> {
  const isPacked = await beginsAsGzip(path);
  const raw = createReadStream(path);
  const text = checkText(path);
  const fail = (error: Error): void => {
    text.destroy(error);
  };
  raw.on('error', () => fail(new ImportError(`${path} cannot be read.`)));
  if (!isPacked) return raw.pipe(text);
  const unpacked = createGunzip();
  unpacked.on('error', () =>
    fail(new ImportError(`${path} cannot be unpacked: the gzip file is broken or cut.`, 'truncated')),
  );
  return raw.pipe(unpacked).pipe(text);
}

/** Opens a table, which may also be encoded in Windows-1252 as older office programs save it. */
export async function openTableFile(path: string): Promise<Readable> {
  try {
    for await (const _ of await openFile(path)) continue;
  } catch (error) {
    if (!(error instanceof ImportError) || !error.message.includes('no text in UTF-8')) throw error;
    return createReadStream(path).pipe(decodeWindows1252());
  }
  return openFile(path);
}

function decodeWindows1252(): Transform {
  const decoder = new TextDecoder('windows-1252');
  return new Transform({
    transform(chunk: Buffer, _, done) {
      done(null, decoder.decode(chunk, { stream: true }));
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
