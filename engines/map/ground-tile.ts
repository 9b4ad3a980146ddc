import { compress, TileWriter, decompress } from './tile-bytes.ts';
import type { TileLine } from './tile-shapes.ts';

export interface TileRiver {
  line: TileLine;
  /** Tenths of the zoom from which the river is drawn. Larger rivers have smaller values. */
  from: number;
  /** The name in its source; empty if the map does not label it. */
  name: string;
}

/** Rivers and built-up areas of a tile. */
export interface TileGround {
  rivers: readonly TileRiver[];
  built: readonly TileLine[];
}

export const emptyGround: TileGround = { rivers: [], built: [] };

export function encodeGround({ rivers, built }: TileGround): Buffer {
  const writer = new TileWriter();
  writer.lines(rivers.map(({ line }) => line));
  for (const { from, name } of rivers) {
    writer.unsigned(from);
    writer.text(name);
  }
  writer.lines(built);
  return compress(writer);
}

export function decodeGround(file: Uint8Array): TileGround {
  const reader = decompress(file);
  const lines = reader.list(() => reader.line());
  return {
    rivers: lines.map((line): TileRiver => ({ line, from: reader.unsigned(), name: reader.text() })),
    built: reader.list(() => reader.line()),
  };
}
