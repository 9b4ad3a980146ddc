import { describe, expect, it } from 'vitest';
import { findCell, clustersMax, gatherClusters, type Located } from './clusters.ts';
import { cents } from '../../domain/cents.ts';

const home = (objectNumber: number, lat: number, lon: number, price: number) => ({
  objectNumber,
  lat,
  lon,
  price: cents(price),
});

const gathered = (homes: readonly Located[], zoom: number) =>
  gatherClusters(homes.length, (index, into) => void Object.assign(into, homes[index]), zoom);

describe('the cells of the map', () => {
  it('halve with every zoom', () => {
    const [column, row] = findCell(54.4, 10.2, 9);
    const [nextColumn, nextRow] = findCell(54.4, 10.2, 10);
    expect([nextColumn >> 1, nextRow >> 1]).toEqual([column, row]);
  });

  it('grow to the east and to the south, also at the poles', () => {
    expect(findCell(50, 11, 8)[0]).toBeGreaterThan(findCell(50, 10, 8)[0]);
    expect(findCell(49, 10, 8)[1]).toBeGreaterThan(findCell(50, 10, 8)[1]);
    expect(findCell(90, 0, 3)).toEqual(findCell(86, 0, 3));
  });
});

describe('homes gathered for a map', () => {
  it('have their mean position, their box and the lowest known price', () => {
    const homes = [home(1, 50, 10, -1), home(2, 50.001, 10.002, 70_000), home(3, 50.002, 10.001, 64_050)];
    expect(gathered(homes, 5)).toEqual([
      {
        lat: 50.001,
        lon: 10.001,
        count: 3,
        lowestPrice: 64_050,
        bounds: { west: 10, south: 50, east: 10.002, north: 50.002 },
        objectNumber: null,
      },
    ]);
  });

  it('stay alone where nothing is near, with their number and without a price they do not have', () => {
    const [north, south] = gathered([home(7, 40, 3, -1), home(8, 54, 8, 500)], 9.7);
    expect(north).toMatchObject({ objectNumber: 8, lowestPrice: 500 });
    expect(south).toMatchObject({ objectNumber: 7, lowestPrice: null });
  });

  it('share coarser cells when a zoom would give more than a map can show', () => {
    const homes = Array.from({ length: 2_000 }, (_, index) =>
      home(index + 1, 36 + (index % 50) * 0.4, -9 + Math.floor(index / 50) * 0.8, 100 + index),
    );
    const clusters = gathered(homes, 18);
    expect(clusters.length).toBeGreaterThan(clustersMax / 8);
    expect(clusters.length).toBeLessThanOrEqual(clustersMax);
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(homes.length);
    const cellsAt = (zoom: number) =>
      new Set(homes.map(({ lat, lon }) => findCell(lat, lon, zoom).join())).size;
    const level = Array.from({ length: 19 }, (_, zoom) => zoom).findLast(
      (zoom) => cellsAt(zoom) <= clustersMax,
    )!;
    expect(level).toBeLessThan(18);
    expect(clusters).toEqual(gathered(homes, level));
  });
});
