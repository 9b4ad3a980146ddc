import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { PlainDate, Stay } from '../../../domain/stay.ts';
import type { IndexedHome } from '../../../engines/search/face.ts';
import { ImageError } from './image-error.ts';
import {
  unpackHome,
  unpackStays,
  type NightCells,
  type PackedHome,
  type PackedRecord,
} from './rules/home-record.ts';
import type { HomeStamp } from './rules/home-stamps.ts';

const format = 5;
const bytesAtOnce = 4 * 1024 * 1024;

/** The data from which an image was built; an image of another database, or of other places and offers, is unusable. */
export interface ImageSource {
  database: string;
  /** A stamp that changes with places, regions, countries and offers. */
  surroundings: string;
  since: PlainDate;
}

type Line =
  | ['image', number, ImageSource & { id: string }]
  | ['home', number, number, number, number, number, PackedHome, NightCells]
  | ['nights', number, number, number, number, NightCells]
  | ['gone', number];

export type ImageChange =
  | { kind: 'home'; objectNumber: number; home: IndexedHome; stamp: HomeStamp }
  | { kind: 'nights'; objectNumber: number; nights: Stay[]; stamp: Omit<HomeStamp, 'home'> }
  | { kind: 'gone'; objectNumber: number };

/**
 * An append-only log of changes since the engine with this image's id was stored: lines of JSON, each with a checksum. After a crash the
 * last line may be incomplete: it is cut off, and missing changes are found by version.
 */
export class IndexImage {
  readonly id: string;
  readonly #file: number;
  #end: number;
  #pending: string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isBroken = false;

  private constructor(id: string, file: number, end: number) {
    this.id = id;
    this.#file = file;
    this.#end = end;
  }

  /** Begins an empty snapshot in a new file; `complete` puts it in place of the current one. */
  static begin(path: string, source: ImageSource): IndexImage {
    mkdirSync(dirname(path), { recursive: true });
    const id = randomUUID();
    const image = new IndexImage(id, openSync(`${path}.new`, 'w+'), 0);
    image.#add(JSON.stringify(['image', format, { ...source, id }] satisfies Line));
    return image;
  }

  /** Opens an image to read its changes. Throws an ImageError when it cannot be used. */
  static open(path: string, source: Omit<ImageSource, 'since'>): OpenImage {
    const file = openSync(path, 'r+');
    try {
      return readImage(file, source, (...opened) => new IndexImage(...opened));
    } catch (error) {
      closeSync(file);
      throw error;
    }
  }

  home(objectNumber: number, stamp: HomeStamp, home: PackedRecord, nights: PackedRecord): void {
    const head = `"home",${objectNumber},${stamp.version},${stamp.writtenBy},${stamp.home},${stamp.nights}`;
    this.#add(`[${head},${home.text},${nights.text}]`);
  }

  nights(objectNumber: number, stamp: Omit<HomeStamp, 'home'>, nights: PackedRecord): void {
    this.#add(
      `["nights",${objectNumber},${stamp.version},${stamp.writtenBy},${stamp.nights},${nights.text}]`,
    );
  }

  gone(objectNumber: number): void {
    this.#add(JSON.stringify(['gone', objectNumber] satisfies Line));
  }

  /** Moves the image into place, once its engine is stored. */
  complete(path: string): void {
    this.flush();
    if (this.#isBroken) throw new ImageError('it could not be written');
    fsyncSync(this.#file);
    renameSync(`${path}.new`, path);
  }

  /** Passes all data to the operating system, so that killing the process loses nothing. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#pending.length === 0 || this.#isBroken) return;
    const bytes = Buffer.from(this.#pending.join(''));
    this.#pending = [];
    try {
      for (let from = 0; from < bytes.length;) {
        from += writeSync(this.#file, bytes, from, bytes.length - from, this.#end + from);
      }
      this.#end += bytes.length;
    } catch {
      // The disk is full: the image ends here, and the next start finds missing changes by their versions.
      this.#isBroken = true;
    }
  }

  close(): void {
    this.flush();
    closeSync(this.#file);
  }

  #add(json: string): void {
    this.#pending.push(`${crc32(json).toString(16).padStart(8, '0')} ${json}\n`);
    if (this.#pending.length >= 500) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), 1000).unref();
  }
}

export interface OpenImage {
  id: string;
  since: PlainDate;
  /** The changes up to the first incomplete line. */
  changes: Iterable<ImageChange>;
  /** Opens the image for appending, once its changes were read. */
  resume(): IndexImage;
  close(): void;
}

function readImage(
  file: number,
  source: Omit<ImageSource, 'since'>,
  resumed: (id: string, file: number, end: number) => IndexImage,
): OpenImage {
  const lines = readLines(file);
  const header = lines.next().value;
  if (header?.line?.[0] !== 'image' || header.line[1] !== format)
    throw new ImageError('it has another format');
  const [, , headerFields] = header.line;
  if (headerFields.database !== source.database) throw new ImageError('it is of another database');
  if (headerFields.surroundings !== source.surroundings)
    throw new ImageError('places or offers have changed');
  let { end } = header;

  function* changes(): OpenImage['changes'] {
    for (const { line, end: lineEnd } of lines) {
      const change = line && parseChange(line);
      if (!change) return;
      yield change;
      end = lineEnd;
    }
  }

  return {
    id: headerFields.id,
    since: headerFields.since,
    changes: changes(),
    resume() {
      ftruncateSync(file, end);
      return resumed(headerFields.id, file, end);
    },
    close: () => closeSync(file),
  };
}

function parseChange(line: Line): ImageChange | null {
  if (line[0] === 'home') {
    const [, objectNumber, version, writtenBy, home, nights, packed, cells] = line;
    const stamp = { version, writtenBy, home, nights };
    return { kind: 'home', objectNumber, home: unpackHome(packed, cells), stamp };
  }
  if (line[0] === 'nights') {
    const [, objectNumber, version, writtenBy, nights, cells] = line;
    return {
      kind: 'nights',
      objectNumber,
      nights: unpackStays(cells),
      stamp: { version, writtenBy, nights },
    };
  }
  return line[0] === 'gone' ? { kind: 'gone', objectNumber: line[1] } : null;
}

/** Yields each line with the position of its end; the line is null if it is incomplete or its checksum differs. */
function* readLines(file: number): Generator<{ line: Line | null; end: number }, undefined> {
  let buffer = Buffer.alloc(0);
  let position = 0;
  for (let at = 0; ;) {
    const chunk = Buffer.allocUnsafe(bytesAtOnce);
    const size = readSync(file, chunk, 0, bytesAtOnce, at);
    at += size;
    if (size === 0) {
      if (buffer.length > 0) yield { line: null, end: position };
      return;
    }
    const bytes =
      buffer.length > 0 ? Buffer.concat([buffer, chunk.subarray(0, size)]) : chunk.subarray(0, size);
    let from = 0;
    for (let to = bytes.indexOf(10, from); to >= 0; to = bytes.indexOf(10, from)) {
      position += to + 1 - from;
      yield { line: parseLine(bytes.subarray(from, to)), end: position };
      from = to + 1;
    }
    buffer = bytes.subarray(from);
  }
}

function parseLine(bytes: Buffer): Line | null {
  const json = bytes.subarray(9);
  if (bytes[8] !== 32 || parseInt(bytes.toString('latin1', 0, 8), 16) !== crc32(json)) return null;
  return JSON.parse(json.toString()) as Line;
}
