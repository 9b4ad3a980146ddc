import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HomeCluster } from '../../../contract/search/cluster-homes.ts';
import { boundsAround, isInBounds, mergeClusters as mergeByWidth } from './merge-clusters.ts';
import { euros } from '../../../domain/money.ts';

function aCluster(lat: number, lon: number, count = 1, priceMin: number | null = 500): HomeCluster {
  return {
    lat,
    lon,
    count,
    priceMin: priceMin === null ? null : euros(priceMin),
    objectNumber: count === 1 ? Math.round(lat * 1000 + lon) : null,
    bounds: { west: lon, south: lat, east: lon, north: lat },
  };
}

const mergeClusters = (clusters: readonly HomeCluster[], zoom: number): HomeCluster[] =>
  mergeByWidth(clusters, zoom, ({ count }) => (count > 1 ? 110 : 84));

describe('clusters on the map', () => {
  it('joins what would cover each other, with all homes, the lowest price and both places', () => {
    const [joined, ...others] = mergeClusters([aCluster(54, 10, 3, 700), aCluster(54.01, 10.02, 1, 480)], 6);
    expect(others).toEqual([]);
    expect(joined).toMatchObject({ lat: 54, lon: 10, count: 4, priceMin: 480, objectNumber: null });
    expect(joined!.bounds).toEqual({ west: 10, south: 54, east: 10.02, north: 54.01 });
  });

  it('keeps apart what has room, as one reads: from the north', () => {
    const clusters = mergeClusters([aCluster(45, 10), aCluster(54, 10)], 6);
    expect(clusters.map(({ lat }) => lat)).toEqual([54, 45]);
    expect(clusters.every(({ objectNumber }) => objectNumber !== null)).toBe(true);
  });

  it('keeps pins apart that fit side by side, by what is written on them', () => {
    // 91 pixels of each other.
    const side = [aCluster(54, 10), aCluster(54, 11)];
    expect(mergeByWidth(side, 6, () => 90)).toHaveLength(2);
    expect(mergeByWidth(side, 6, () => 92)).toHaveLength(1);
  });

  it('takes a known price over an unknown one', () => {
    expect(mergeClusters([aCluster(54, 10, 2, null), aCluster(54, 10, 1, 300)], 5)[0]?.priceMin).toBe(300);
    expect(mergeClusters([aCluster(54, 10, 1, null), aCluster(54, 10, 1, null)], 5)[0]?.priceMin).toBeNull();
  });

  it('are neighbours across the date line, in a box that crosses it', () => {
    const [joined, ...others] = mergeClusters([aCluster(-16.8, 179.95, 2), aCluster(-16.8, -179.95)], 6);
    expect(others).toEqual([]);
    expect(joined).toMatchObject({ count: 3, bounds: { west: 179.95, east: -179.95 } });
    expect(isInBounds(joined!.bounds, { lat: -16.8, lon: 180 })).toBe(true);
    expect(isInBounds(joined!.bounds, { lat: -16.8, lon: 0 })).toBe(false);
    expect(boundsAround([aCluster(-16.8, 177), aCluster(-16.5, -178), aCluster(-17, 179)])).toEqual({
      west: 177,
      south: -17,
      east: -178,
      north: -16.5,
    });
  });

  it('loses no home at any zoom, and every home lies within the bounds of one cluster', () => {
    const cluster = fc.record({
      lat: fc.double({ min: 30, max: 70, noNaN: true }),
      lon: fc.double({ min: -30, max: 40, noNaN: true }),
      count: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(fc.array(cluster, { maxLength: 60 }), fc.integer({ min: 2, max: 15 }), (given, zoom) => {
        const clusters = given.map(({ lat, lon, count }) => aCluster(lat, lon, count));
        const merged = mergeClusters(clusters, zoom);
        const homes = (list: readonly HomeCluster[]): number =>
          list.reduce((sum, { count }) => sum + count, 0);
        expect(homes(merged)).toBe(homes(clusters));
        for (const one of clusters) expect(merged.some(({ bounds }) => isInBounds(bounds, one))).toBe(true);
        expect(boundsAround(merged)).toEqual(boundsAround(clusters));
      }),
    );
  });
});
