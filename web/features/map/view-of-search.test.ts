import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, expect, test, vi } from 'vitest';
import type { SearchData } from '../search/search-data.ts';
import { askClusters } from './ask-clusters.ts';
import { viewOfSearch } from './view-of-search.ts';

vi.mock('./ask-clusters.ts', () => ({ askClusters: vi.fn() }));
vi.mock('./open-map.ts', () => ({ prefersCalm: () => true }));
afterEach(() => vi.resetAllMocks());

const home = { bounds: { west: 10.2, south: 47.1, east: 10.3, north: 47.2 } };

async function shown(data: Partial<SearchData>): Promise<unknown> {
  const fitBounds = vi.fn();
  await viewOfSearch(
    { fitBounds } as unknown as MapLibreMap,
    { preset: {}, query: {}, ...data } as SearchData,
  );
  return fitBounds.mock.calls[0]?.[0];
}

test('a town without homes is shown with those of the nearest place', async () => {
  vi.mocked(askClusters).mockImplementation(({ query }) =>
    Promise.resolve((query.place === 7 ? [home] : []) as never),
  );
  const near = { position: { lat: 47.3, lon: 10.25 }, places: [{ key: '7' }, { key: '8' }] };
  expect(await shown({ query: { q: 'Kaufdorf' }, near: near as never })).toEqual([
    [10.2, 47.1],
    [10.3, 47.3],
  ]);
});

test('what is found fills the map, and nothing found leaves it where it is', async () => {
  vi.mocked(askClusters).mockResolvedValueOnce([home] as never);
  expect(await shown({ near: null })).toEqual([
    [10.2, 47.1],
    [10.3, 47.2],
  ]);
  vi.mocked(askClusters).mockResolvedValueOnce([]);
  expect(await shown({ near: null })).toBeUndefined();
});

test('homes for a party together fill the map, and a search that nothing fits stays at its place', async () => {
  const at = (lat: number, lon: number) => ({ position: { lat, lon } });
  const groups = [{ homes: [at(55.1, 15.1), at(55.2, 15)] }, { homes: [at(54.9, 14.8)] }];
  expect(await shown({ near: null, groups: groups as never })).toEqual([
    [14.8, 54.9],
    [15.1, 55.2],
  ]);
  expect(askClusters).not.toHaveBeenCalled();

  vi.mocked(askClusters).mockImplementation(({ query }) =>
    Promise.resolve((query.persons === undefined ? [home] : []) as never),
  );
  expect(await shown({ near: null, groups: [], query: { region: 'ostsee', persons: 14 } })).toEqual([
    [10.2, 47.1],
    [10.3, 47.2],
  ]);
});
