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
import { crc32 } from 'node:zlib';
import type { PlainDate, Stay } from '../../../domain/stay.ts';
import type { IndexedHome } from '../../../search/indexed-home.ts';
import { homeOf, occupiedOf, type NightCells, type PackedHome, type Written } from './rules/home-record.ts';
import type { HomeStamp } from './rules/home-stamps.ts';

const format = 3;
const bytesAtOnce = 4 * 1024 * 1024;

/** What an image was made from; one of another database or of other places and offers is foreign. */
export interface ImageSource {
  database: string;
  /** The stamp of places, regions, countries and offers. */
  surroundings: string;
  /** Stays that end up to this day are left out. */
  since: PlainDate;
}

/** The image cannot be used; the message says why. */
export class ImageError extends Error {}

type Line =
  | ['image', number, ImageSource]
  | ['home', number, number, number, number, number, PackedHome, NightCells]
  | ['nights', number, number, number, number, NightCells]
  | ['gone', number]
  | ['complete', number];

export type ImageChange =
  | { kind: 'home'; objectNumber: number; home: IndexedHome; stamp: HomeStamp }
  | { kind: 'nights'; objectNumber: number; nights: Stay[]; stamp: Omit<HomeStamp, 'home'> }
  | { kind: 'gone'; objectNumber: number };

/**
 * The homes of the index on disk: lines of JSON, each with its checksum. The base is written aside and
 * takes its name when it is complete; changes are appended as they are applied. After a crash the last
 * line may be torn: it is cut off, and whatever is missing is found by its version.
 */
export class IndexImage {
  readonly #file: number;
  #end: number;
  #pending: string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isBroken = false;
  /** Homes of a base that is being written, then lines beyond it. */
  #written: number;

  private constructor(file: number, end: number, written: number) {
    this.#file = file;
    this.#end = end;
    this.#written = written;
  }

  /** Lines beyond the base; when they outgrow it the index is better written anew. */
  get changes(): number {
    return this.#written;
  }

  /** An empty image beside the present one; `complete` puts it in its place. */
  static begin(path: string, source: ImageSource): IndexImage {
    mkdirSync(dirname(path), { recursive: true });
    const image = new IndexImage(openSync(`${path}.new`, 'w+'), 0, 0);
    image.#add(JSON.stringify(['image', format, source] satisfies Line));
    image.#written = 0;
    return image;
  }

  /**
   * Reads a complete image: the homes of its base one after the other, so that no more than one has to be
   * kept, then the changes. Throws an ImageError, also half way, when it cannot be used.
   */
  static open(path: string, source: Omit<ImageSource, 'since'>): OpenImage {
    const file = openSync(path, 'r+');
    try {
      return readImage(file, source, (end, changes) => new IndexImage(file, end, changes));
    } catch (error) {
      closeSync(file);
      throw error;
    }
  }

  home(objectNumber: number, stamp: HomeStamp, home: Written, nights: Written): void {
    const head = `"home",${objectNumber},${stamp.version},${stamp.writtenBy},${stamp.home},${stamp.nights}`;
    this.#add(`[${head},${home.text},${nights.text}]`);
  }

  nights(objectNumber: number, stamp: Omit<HomeStamp, 'home'>, nights: Written): void {
    this.#add(
      `["nights",${objectNumber},${stamp.version},${stamp.writtenBy},${stamp.nights},${nights.text}]`,
    );
  }

  gone(objectNumber: number): void {
    this.#add(JSON.stringify(['gone', objectNumber] satisfies Line));
  }

  /** Ends the base, gives the image its name and closes it. */
  complete(path: string): void {
    this.#add(JSON.stringify(['complete', this.#written] satisfies Line));
    this.flush();
    try {
      if (this.#isBroken) throw new ImageError('it could not be written');
      fsyncSync(this.#file);
      renameSync(`${path}.new`, path);
    } finally {
      closeSync(this.#file);
    }
  }

  /** Hands everything to the system; a process that is killed afterwards loses nothing. */
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
      // A full disk: the image ends here, and the next start finds by their versions what it lacks.
      this.#isBroken = true;
    }
  }

  close(): void {
    this.flush();
    closeSync(this.#file);
  }

  #add(json: string): void {
    this.#written += 1;
    this.#pending.push(`${crc32(json).toString(16).padStart(8, '0')} ${json}\n`);
    if (this.#pending.length >= 500) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), 1000).unref();
  }
}

export interface OpenImage {
  since: PlainDate;
  /** The homes, to be read first and to the end. */
  base: Iterable<Extract<ImageChange, { kind: 'home' }>>;
  changes: Iterable<ImageChange>;
  /** Opens the image for further changes, once those that it has were read. */
  resume(): IndexImage;
  close(): void;
}

function readImage(
  file: number,
  source: Omit<ImageSource, 'since'>,
  resumed: (end: number, changes: number) => IndexImage,
): OpenImage {
  const lines = linesOf(file);
  const header = lines.next().value?.line;
  if (header?.[0] !== 'image' || header[1] !== format) throw new ImageError('it has another format');
  const [, , made] = header;
  if (made.database !== source.database) throw new ImageError('it is of another database');
  if (made.surroundings !== source.surroundings) throw new ImageError('places or offers have changed');
  let end = 0;
  let count = 0;

  function* base(): OpenImage['base'] {
    for (let homes = 0; ; homes += 1) {
      const { value: read } = lines.next();
      if (!read?.line) throw new ImageError('it is damaged');
      const change = changeOf(read.line);
      if (change?.kind === 'home') {
        yield change;
        continue;
      }
      if (read.line[0] !== 'complete' || read.line[1] !== homes) throw new ImageError('it is damaged');
      end = read.end;
      return;
    }
  }

  function* changes(): OpenImage['changes'] {
    for (const { line, end: lineEnd } of lines) {
      const change = line && changeOf(line);
      if (!change) return;
      yield change;
      end = lineEnd;
      count += 1;
    }
  }

  return {
    since: made.since,
    base: base(),
    changes: changes(),
    resume() {
      ftruncateSync(file, end);
      return resumed(end, count);
    },
    close: () => closeSync(file),
  };
}

function changeOf(line: Line): ImageChange | null {
  if (line[0] === 'home') {
    const [, objectNumber, version, writtenBy, home, nights, packed, cells] = line;
    const stamp = { version, writtenBy, home, nights };
    return { kind: 'home', objectNumber, home: homeOf(packed, cells), stamp };
  }
  if (line[0] === 'nights') {
    const [, objectNumber, version, writtenBy, nights, cells] = line;
    return { kind: 'nights', objectNumber, nights: occupiedOf(cells), stamp: { version, writtenBy, nights } };
  }
  return line[0] === 'gone' ? { kind: 'gone', objectNumber: line[1] } : null;
}

/** Each line, null where it is torn or its checksum differs, with the position of its end. */
function* linesOf(file: number): Generator<{ line: Line | null; end: number }, undefined> {
  let rest = Buffer.alloc(0);
  let position = 0;
  for (let at = 0; ;) {
    const chunk = Buffer.allocUnsafe(bytesAtOnce);
    const size = readSync(file, chunk, 0, bytesAtOnce, at);
    at += size;
    if (size === 0) {
      if (rest.length > 0) yield { line: null, end: position };
      return;
    }
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk.subarray(0, size)]) : chunk.subarray(0, size);
    let from = 0;
    for (let to = bytes.indexOf(10, from); to >= 0; to = bytes.indexOf(10, from)) {
      position += to + 1 - from;
      yield { line: parseLine(bytes.subarray(from, to)), end: position };
      from = to + 1;
    }
    rest = bytes.subarray(from);
  }
}

function parseLine(bytes: Buffer): Line | null {
  const json = bytes.subarray(9);
  if (bytes[8] !== 32 || parseInt(bytes.toString('latin1', 0, 8), 16) !== crc32(json)) return null;
  return JSON.parse(json.toString()) as Line;
}
