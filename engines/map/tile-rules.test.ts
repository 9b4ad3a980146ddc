import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipRing } from './clip-ring.ts';
import { cutTile } from './cut-tile.ts';
import { regionLabel } from './region-label.ts';
import { smoothLine } from './smooth-line.ts';
import { decodeGround, encodeGround, type TileGround } from './ground-tile.ts';
import { decodeTile, encodeArchive, encodeTile, extent, openArchive, tileKey } from './tile-archive.ts';
import type { TilePoint, TileShapes } from './tile-shapes.ts';

const square: TilePoint[] = [
  [0, 0],
  [4000, 0],
  [4000, 4000],
  [0, 4000],
  [0, 0],
];

describe('the archive', () => {
  const coordinate = fc.integer({ min: -300, max: 8500 });
  const line = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 12 });
  const shapes: fc.Arbitrary<TileShapes> = fc.record({
    land: fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
    borders: fc.array(line, { maxLength: 3 }),
    places: fc.array(
      fc.record({
        at: fc.tuple(coordinate, coordinate),
        from: fc.integer({ min: 3, max: 11 }),
        id: fc.integer({ min: 1, max: 20_000_000 }),
        name: fc.string({ maxLength: 30, unit: 'grapheme' }),
      }),
      { maxLength: 3 },
    ),
  });

  it('gives back what was put into it, the same tile twice as well', () => {
    fc.assert(
      fc.property(shapes, shapes, (one, other) => {
        const archive = openArchive(
          encodeArchive(
            new Map([
              [tileKey(3, 1, 2), encodeTile(one)],
              [tileKey(9, 500, 511), encodeTile(other)],
              [tileKey(9, 501, 511), encodeTile(one)],
            ]),
          ),
          decodeTile,
        );
        expect(archive.tile(3, 1, 2)).toEqual(one);
        expect(archive.tile(9, 500, 511)).toEqual(other);
        expect(archive.tile(9, 501, 511)).toEqual(one);
        expect(archive.tile(9, 502, 511)).toBeNull();
      }),
      { numRuns: 40 },
    );
  });

  it('gives back rivers and towns', () => {
    const name = fc.constantFrom('', 'Mosel', 'Rhône');
    const river = fc.record({ line, from: fc.integer({ min: 0, max: 90 }), name });
    const ground: fc.Arbitrary<TileGround> = fc.record({
      rivers: fc.array(river, { maxLength: 4 }),
      built: fc.array(line, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(ground, (given) => {
        expect(decodeGround(encodeGround(given))).toEqual(given);
      }),
      { numRuns: 40 },
    );
  });
});

describe('rounded corners', () => {
  it('stay within reach of the corner and closed', () => {
    const smooth = smoothLine(square, 32);
    expect(smooth[0]).toEqual(smooth.at(-1));
    expect(smooth.length).toBeGreaterThan(square.length);
    for (const [x, y] of smooth) {
      const nearest = Math.min(...square.map(([sx, sy]) => Math.hypot(x - sx, y - sy)));
      expect(nearest).toBeLessThanOrEqual(32 * 1.5);
    }
  });

  it('are the same in two tiles that cut the sides at different places', () => {
    const longer = square.map(([x, y]): TilePoint => [x === 4000 ? 9000 : x, y]);
    const near = (line: readonly TilePoint[]): string[] =>
      line.filter(([x, y]) => x < 200 && y < 200).map(String);
    expect(near(smoothLine(square, 32))).toEqual(near(smoothLine(longer, 32)));
  });

  it('keep the ends of an open line', () => {
    const line: TilePoint[] = [
      [0, 0],
      [100, 0],
      [100, 100],
      [200, 100],
    ];
    const smooth = smoothLine(line, 32);
    expect([smooth[0], smooth.at(-1)]).toEqual([line[0], line.at(-1)]);
  });
});

describe('cutting', () => {
  it('clips a ring to a box and closes it', () => {
    const ring = clipRing(square, { west: 2000, south: -10, east: 9000, north: 9000 });
    expect(Math.min(...ring.map(([x]) => x))).toBe(2000);
    expect(ring[0]).toEqual(ring.at(-1));
    expect(clipRing(square, { west: 5000, south: 0, east: 6000, north: 10 })).toEqual([]);
  });

  it('enlarges the part of a tile', () => {
    const shapes: TileShapes = { land: [[square]], borders: [], places: [] };
    const [[ring]] = cutTile(shapes, 1, 0, 0).land as [[TilePoint[]]];
    expect(Math.max(...ring.map(([x]) => x))).toBe(8000);
    expect(cutTile(shapes, 2, 3, 3).land).toEqual([]);
    expect(8000).toBeLessThan(extent);
  });
});

it('names a region from where its name fits', () => {
  const names = { de: 'Toskana' };
  const wide = regionLabel({ lat: 43, lon: 11, names, bounds: [42, 9.5, 44.5, 12.5] });
  const small = regionLabel({ lat: 54, lon: 8, names, bounds: [54.6, 8.2, 55.1, 8.5] });
  expect(wide.from).toBeLessThan(small.from);
  expect(small.from).toBeLessThanOrEqual(9);
});
