import {
  closeSync,
  fstatSync,
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
import type { IndexedHome } from '../../../search/indexed-home.ts';
import { ImageError } from './image-error.ts';
import { homeOf, occupiedOf, type NightCells, type PackedHome, type Written } from './rules/home-record.ts';
import type { HomeStamp } from './rules/home-stamps.ts';

const format = 4;
const bytesAtOnce = 4 * 1024 * 1024;

/** What an image was made from; one of another database or of other places and offers is foreign. */
export interface ImageSource {
  database: string;
  /** The stamp of places, regions, countries and offers. */
  surroundings: string;
  /** Stays that end up to this day are left out. */
  since: PlainDate;
}

type Line =
  | ['image', number, ImageSource & { id: string }]
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
  /** Tells it from every other image. */
  readonly id: string;
  readonly #file: number;
  #end: number;
  #pending: string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isBroken = false;
  /** Homes of a base that is being written, then lines beyond it. */
  #written: number;

  private constructor(id: string, file: number, end: number, written: number) {
    this.id = id;
    this.#file = file;
    this.#end = end;
    this.#written = written;
  }

  /** What is in it: the position of its end, and how many changes beyond the base. */
  get reached(): { end: number; changes: number } {
    this.flush();
    return { end: this.#end, changes: this.#written };
  }

  /** An empty image beside the present one; `complete` puts it in its place. */
  static begin(path: string, source: ImageSource): IndexImage {
    mkdirSync(dirname(path), { recursive: true });
    const id = randomUUID();
    const image = new IndexImage(id, openSync(`${path}.new`, 'w+'), 0, 0);
    image.#add(JSON.stringify(['image', format, { ...source, id }] satisfies Line));
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
      return readImage(file, source, (...opened) => new IndexImage(...opened));
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

  /** Ends the base and gives the image its name; changes may follow. */
  complete(path: string): void {
    this.#add(JSON.stringify(['complete', this.#written] satisfies Line));
    this.flush();
    if (this.#isBroken) throw new ImageError('it could not be written');
    fsyncSync(this.#file);
    renameSync(`${path}.new`, path);
    this.#written = 0;
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
  id: string;
  since: PlainDate;
  /** The homes, to be read first and to the end, unless `pass` was called. */
  base: Iterable<Extract<ImageChange, { kind: 'home' }>>;
  /** Goes on behind a position that the image had reached; false where it does not reach that any more. */
  pass(reached: IndexImage['reached']): boolean;
  changes: Iterable<ImageChange>;
  /** Opens the image for further changes, once those that it has were read. */
  resume(): IndexImage;
  close(): void;
}

function readImage(
  file: number,
  source: Omit<ImageSource, 'since'>,
  resumed: (id: string, file: number, end: number, changes: number) => IndexImage,
): OpenImage {
  let lines = linesOf(file, 0);
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
    id: made.id,
    since: made.since,
    base: base(),
    pass(reached) {
      if (fstatSync(file).size < reached.end) return false;
      lines = linesOf(file, reached.end);
      [end, count] = [reached.end, reached.changes];
      return true;
    },
    changes: changes(),
    resume() {
      ftruncateSync(file, end);
      return resumed(made.id, file, end, count);
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
function* linesOf(file: number, start: number): Generator<{ line: Line | null; end: number }, undefined> {
  let rest = Buffer.alloc(0);
  let position = start;
  for (let at = start; ;) {
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
