import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { open, rename, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Column, Snapshot } from '../../../engines/search/face.ts';
import { ImageError } from './image-error.ts';

const format = 2;
/** Header of each part: checksum of its bytes, kind, length, and a checksum of these three. */
const headBytes = 20;
const bytesAtOnce = 4 * 1024 * 1024;
const damagedMessage = 'its engine is damaged';
const kinds = ['json', 'bytes', 'Uint8Array', 'Uint16Array', 'Int32Array', 'Uint32Array', 'Float64Array'];

/** Writes parts one after the other: small ones are buffered, large ones are written in pieces by the thread pool. */
class Writer implements Snapshot {
  readonly isReading = false;
  readonly #file: FileHandle;
  #gathered: Uint8Array[] = [];
  #gatheredBytes = 0;
  #position = 0;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  async value<Value>(value: Value): Promise<Value> {
    await this.#part('json', Buffer.from(JSON.stringify(value)));
    return value;
  }

  async column<Type extends Column>(column: Type, length = column.length): Promise<Type> {
    await this.#part(column.constructor.name, toBytes(column.subarray(0, length)));
    return column;
  }

  bytes(bytes: Uint8Array): Promise<void> {
    return this.#part('bytes', bytes);
  }

  async flush(): Promise<void> {
    const bytes = Buffer.concat(this.#gathered);
    this.#gathered = [];
    this.#gatheredBytes = 0;
    await this.#write(bytes);
  }

  async #part(kind: string, bytes: Uint8Array): Promise<void> {
    const head = Buffer.alloc(headBytes);
    head.writeUInt32LE(await computeChecksum(bytes), 0);
    head.writeUInt32LE(kinds.indexOf(kind), 4);
    head.writeDoubleLE(bytes.length, 8);
    head.writeUInt32LE(crc32(head.subarray(0, 16)), 16);
    this.#gathered.push(head);
    this.#gatheredBytes += headBytes + bytes.length;
    if (bytes.length < bytesAtOnce) this.#gathered.push(bytes);
    if (this.#gatheredBytes >= bytesAtOnce) await this.flush();
    if (bytes.length >= bytesAtOnce) await this.#write(bytes);
  }

  async #write(bytes: Uint8Array): Promise<void> {
    for (let from = 0; from < bytes.length;) {
      const length = Math.min(bytesAtOnce, bytes.length - from);
      const { bytesWritten } = await this.#file.write(bytes, from, length, this.#position);
      from += bytesWritten;
      this.#position += bytesWritten;
    }
  }
}

/** Reads the parts in the order of writing; `onRead` gets the share of the file that is read. */
class Reader implements Snapshot {
  readonly isReading = true;
  readonly #file: FileHandle;
  readonly #onRead: (share: number) => void;
  readonly #size: number;
  #ahead = Buffer.alloc(0);
  #position = 0;

  constructor(file: FileHandle, size: number, onRead: (share: number) => void) {
    this.#file = file;
    this.#size = size;
    this.#onRead = onRead;
  }

  async value<Value>(_: Value): Promise<Value> {
    const bytes = await this.#part('json', (length) => Buffer.alloc(length));
    return JSON.parse(bytes.toString()) as Value;
  }

  async column<Type extends Column>(column: Type): Promise<Type> {
    const type = column.constructor as new (length: number) => Type;
    let made = new type(0);
    await this.#part(type.name, (length) => {
      made = new type(length / made.BYTES_PER_ELEMENT);
      return toBytes(made);
    });
    return made;
  }

  async bytes(bytes: Uint8Array): Promise<void> {
    await this.#part('bytes', () => bytes);
  }

  /** Reads the next part into the buffer that `room` makes for its length. */
  async #part<Room extends Uint8Array>(kind: string, room: (length: number) => Room): Promise<Room> {
    const head = Buffer.alloc(headBytes);
    await this.#read(head);
    const isHead = crc32(head.subarray(0, 16)) === head.readUInt32LE(16);
    if (!isHead || kinds[head.readUInt32LE(4)] !== kind) throw new ImageError(damagedMessage);
    const bytes = room(head.readDoubleLE(8));
    if ((await this.#read(bytes)) !== head.readUInt32LE(0)) throw new ImageError(damagedMessage);
    return bytes;
  }

  /** Fills the target and returns its checksum, computed piece by piece while a piece is in the processor's cache. */
  async #read(target: Uint8Array): Promise<number> {
    let sum = 0;
    for (let at = 0; at < target.length;) {
      const missing = target.length - at;
      if (this.#ahead.length > 0) {
        const bytesRead = Math.min(this.#ahead.length, missing);
        target.set(this.#ahead.subarray(0, bytesRead), at);
        this.#ahead = this.#ahead.subarray(bytesRead);
        sum = crc32(target.subarray(at, at + bytesRead), sum);
        at += bytesRead;
      } else if (missing >= bytesAtOnce) {
        [sum, at] = await this.#readWhole(target, at, sum);
      } else {
        const ahead = Buffer.allocUnsafe(bytesAtOnce);
        this.#ahead = ahead.subarray(0, await this.#readInto(ahead, 0));
      }
    }
    return sum;
  }

  /** Fills the target except for less than a piece: while one piece is checksummed, a thread reads the next. */
  async #readWhole(target: Uint8Array, from: number, sumBefore: number): Promise<[sum: number, at: number]> {
    let [at, sum] = [from, sumBefore];
    let reading = this.#readInto(target, at);
    for (;;) {
      const nextPosition = at + (await reading);
      const isLast = target.length - nextPosition < bytesAtOnce;
      if (!isLast) reading = this.#readInto(target, nextPosition);
      sum = crc32(target.subarray(at, nextPosition), sum);
      at = nextPosition;
      if (isLast) return [sum, at];
    }
  }

  async #readInto(target: Uint8Array, at: number): Promise<number> {
    const { bytesRead } = await this.#file.read(target, at, bytesAtOnce, this.#position);
    if (bytesRead === 0) throw new ImageError('its engine is cut off');
    this.#position += bytesRead;
    this.#onRead(this.#position / this.#size);
    return bytesRead;
  }
}

/** Writes what `store` produces to the path atomically. The image with that id holds later changes. */
export async function writeEngineFile(
  path: string,
  image: string,
  store: (snapshot: Snapshot) => Promise<void>,
): Promise<void> {
  const file = await open(`${path}.new`, 'w');
  try {
    const writer = new Writer(file);
    await writer.value({ format, code: codeOfEngine(), image });
    await store(writer);
    await writer.flush();
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}

/**
 * Reads a stored engine; `restore` gets the id of the image that holds the later changes. Rejects with an ImageError if another version of
 * the code has stored it.
 */
export async function readEngineFile<Restored>(
  path: string,
  onRead: (share: number) => void,
  restore: (snapshot: Snapshot, image: string) => Promise<Restored>,
): Promise<Restored> {
  const file = await open(path, 'r');
  try {
    const reader = new Reader(file, (await file.stat()).size, onRead);
    const origin = await reader.value({ format: 0, code: '', image: '' });
    if (origin.format !== format || origin.code !== codeOfEngine())
      throw new ImageError('its engine is of other code');
    return await restore(reader, origin.image);
  } finally {
    await file.close();
  }
}

function toBytes(column: Column): Uint8Array {
  return new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
}

/** Computes a checksum in pieces, so that the process stays responsive. */
async function computeChecksum(bytes: Uint8Array): Promise<number> {
  let sum = 0;
  for (let from = 0; from < bytes.length; from += bytesAtOnce) {
    sum = crc32(bytes.subarray(from, from + bytesAtOnce), sum);
    if (from > 0) await new Promise(setImmediate);
  }
  return sum;
}

const root = new URL('../../../', import.meta.url);
let code: string | null = null;

/** A hash of the engine's code, which defines the layout of its memory: another version of the code cannot read it. */
function codeOfEngine(): string {
  if (code !== null) return code;
  const hash = createHash('sha256');
  for (const room of ['engines/search', 'domain']) {
    const folder = new URL(`${room}/`, root).pathname;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
        hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  }
  hash.update(readFileSync(new URL('build/search-kernel.wasm', root)));
  return (code = hash.digest('hex'));
}
