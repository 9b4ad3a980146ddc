import { expect, test } from 'vitest';
import { closerView } from './closer-view.ts';

const cluster = { lat: 54.1, lon: 12.2, bounds: { west: 9.5, south: 53.8, east: 14.2, north: 54.9 } };
const mapAt = (zoom: number, fitting: number) => ({
  getZoom: () => zoom,
  getMaxZoom: () => 10,
  cameraForBounds: () => ({ center: [11.9, 54.4] as [number, number], zoom: fitting, bearing: 0 }),
});

test('a cluster is shown with all of its homes', () => {
  expect(closerView(mapAt(4, 7), cluster)).toMatchObject({ center: [11.9, 54.4], zoom: 7 });
});

test('a cluster as wide as a narrow map comes closer nevertheless, where most of its homes are', () => {
  expect(closerView(mapAt(5, 5.1), cluster)).toEqual({ center: [12.2, 54.1], zoom: 6.5 });
  expect(closerView(mapAt(9.4, 9), cluster)).toMatchObject({ zoom: 10 });
});
