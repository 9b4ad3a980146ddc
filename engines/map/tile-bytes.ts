import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { TileLine, TilePoint } from './tile-shapes.ts';

/** Writes whole numbers of variable length, seven bits a byte; signed ones by the zigzag encoding of Protocol Buffers. */
export class TileWriter {
  readonly bytes: number[] = [];

  unsigned(value: number): void {
    let remainder = value;
    while (remainder > 127) {
      this.bytes.push((remainder % 128) | 128);
      remainder = Math.floor(remainder / 128);
    }
    this.bytes.push(remainder);
  }

  signed(value: number): void {
    this.unsigned(value < 0 ? -2 * value - 1 : 2 * value);
  }

  lines(lines: readonly TileLine[]): void {
    this.unsigned(lines.length);
    for (const line of lines) {
      this.unsigned(line.length);
      let [lastX, lastY] = [0, 0];
      for (const [x, y] of line) {
        this.signed(x - lastX);
        this.signed(y - lastY);
        [lastX, lastY] = [x, y];
      }
    }
  }

  text(value: string): void {
    const bytes = Buffer.from(value);
    this.unsigned(bytes.length);
    this.bytes.push(...bytes);
  }
}

export class TileReader {
  private at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  unsigned(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.bytes[this.at++]!;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  signed(): number {
    const value = this.unsigned();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  list<Item>(read: () => Item): Item[] {
    return Array.from({ length: this.unsigned() }, read);
  }

  line(): TileLine {
    let [x, y] = [0, 0];
    return this.list((): TilePoint => {
      x += this.signed();
      y += this.signed();
      return [x, y];
    });
  }

  text(): string {
    const length = this.unsigned();
    this.at += length;
    return Buffer.from(this.bytes.subarray(this.at - length, this.at)).toString();
  }
}

/** Returns the written bytes, compressed as one tile of an archive. */
export function compress(writer: TileWriter): Buffer {
  return brotliCompressSync(Uint8Array.from(writer.bytes), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  });
}

export const decompress = (file: Uint8Array): TileReader => new TileReader(brotliDecompressSync(file));
