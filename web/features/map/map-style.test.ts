import { featureFilter, validateStyleMin, type FilterSpecification } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { mapStyle } from './map-style.ts';
import type { MapColors } from './map-colors.ts';
import { reliefLayers } from './relief-layers.ts';
import { streetLayers } from './street-layers.ts';

const color = '#123456';
const colors: MapColors = {
  sea: color,
  shallows: color,
  land: color,
  shore: color,
  river: color,
  town: color,
  border: color,
  country: color,
  region: color,
  place: color,
  water: color,
  halo: color,
  waterHalo: color,
  reliefShadow: color,
  reliefLight: color,
  heights: color,
  wood: color,
  park: color,
  sand: color,
  buildings: color,
  building: color,
  road: color,
  roadEdge: color,
  highway: color,
  mainRoad: color,
  path: color,
};
const style = mapStyle({
  tiles: 'https://www.example.com/map/v/{z}/{x}/{y}.pbf',
  maxZoom: 9,
  language: 'fr',
  colors,
});

describe('the style of the map', () => {
  it('is one that MapLibre accepts', () => {
    expect(validateStyleMin(style).map(({ message }) => message)).toEqual([]);
  });

  it('asks nobody but the given server for anything', () => {
    const addresses = JSON.stringify(style).match(/[a-z]+:\/\/[^"]+/g);
    expect(addresses).toEqual(['https://www.example.com/map/v/{z}/{x}/{y}.pbf']);
    expect(style.glyphs).toBeUndefined();
    expect(style.sprite).toBeUndefined();
  });

  it('names places in the language of the page', () => {
    expect(JSON.stringify(style)).toContain('name:fr');
  });
});

describe('rivers and towns', () => {
  const layer = (id: string) => style.layers.find((each) => each.id === id)!;
  const order = style.layers.map(({ id }) => id);

  it('lie on the land, rivers over towns and both under all names', () => {
    const names = style.layers.flatMap(({ type }, at) => (type === 'symbol' ? [at] : []));
    expect(order.indexOf('built')).toBeGreaterThan(order.indexOf('land'));
    expect(order.indexOf('river')).toBeGreaterThan(order.indexOf('built'));
    expect(order.indexOf('river')).toBeLessThan(Math.min(...names));
  });

  it('name a river along its course, in the language of the page', () => {
    expect(layer('river-name').layout).toMatchObject({ 'symbol-placement': 'line' });
    expect(JSON.stringify(layer('river-name').layout)).toContain('name:fr');
  });
});

describe('the style of a map with streets', () => {
  const streets = streetLayers(
    { tiles: '', minZoom: 0, maxZoom: 15, bounds: [10, 45, 11, 46] },
    { tiles: 'https://www.example.com/map/streets/v/{z}/{x}/{y}.pbf', language: 'it', colors },
  );
  const whole = mapStyle({
    tiles: 'https://www.example.com/map/v/{z}/{x}/{y}.pbf',
    maxZoom: 9,
    language: 'it',
    colors,
    streets,
  });

  it('is one that MapLibre accepts, with every layer once', () => {
    expect(validateStyleMin(whole).map(({ message }) => message)).toEqual([]);
    const ids = whole.layers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('asks nobody but the given server for anything, neither glyphs nor pictures', () => {
    const text = JSON.stringify(whole);
    expect(text.match(/[a-z]+:\/\/[^"]+/g)).toEqual([
      'https://www.example.com/map/v/{z}/{x}/{y}.pbf',
      'https://www.example.com/map/streets/v/{z}/{x}/{y}.pbf',
    ]);
    expect(text).not.toContain('icon-image');
    expect(text).not.toContain('Noto');
  });

  it('draws streets, waters, woods and paths, in colours of ours alone', () => {
    const drawn = streets.ground.map((layer) => ('source-layer' in layer ? layer['source-layer'] : ''));
    for (const layer of ['earth', 'water', 'landuse', 'landcover', 'roads', 'buildings']) {
      expect(drawn).toContain(layer);
    }
    const found = JSON.stringify(streets.ground).match(/#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi) ?? [];
    expect(new Set(found)).toEqual(new Set([color]));
  });

  it('shows stations, beaches and bakeries from the zoom on that the archive says, and no benches', () => {
    const { filter } = whole.layers.find(({ id }) => id === 'place-of-way-dot') as {
      filter: FilterSpecification;
    };
    const isShown = (kind: string, zoom: number): boolean =>
      featureFilter(filter, 'layers[0].filter').filter({ zoom }, {
        type: 1,
        properties: { kind, min_zoom: 13 },
      } as never);
    for (const kind of ['station', 'beach', 'bakery', 'restaurant'])
      expect([kind, isShown(kind, 12.9), isShown(kind, 13)]).toEqual([kind, false, true]);
    expect(isShown('bench', 16)).toBe(false);
  });

  it('names streets, waters and towns in the language of the page', () => {
    for (const source of ['roads', 'water', 'places', 'pois']) {
      const named = streets.names.filter(
        (layer) => 'source-layer' in layer && layer['source-layer'] === source,
      );
      expect(named.length).toBeGreaterThan(0);
      for (const layer of named) expect(JSON.stringify(layer)).toContain('"name:it"');
    }
  });
});

describe('the style of a map with relief', () => {
  const relief = reliefLayers(
    { tiles: '', minZoom: 0, maxZoom: 12, bounds: [10, 45, 11, 46], tileSize: 512 },
    { tiles: 'https://www.example.com/map/relief/v/{z}/{x}/{y}', colors },
  );
  const streets = streetLayers(
    { tiles: '', minZoom: 0, maxZoom: 15, bounds: [10, 45, 11, 46] },
    { tiles: 'https://www.example.com/map/streets/v/{z}/{x}/{y}.pbf', language: 'it', colors },
  );
  const styleOf = (withStreets: boolean) =>
    mapStyle({
      tiles: 'https://www.example.com/map/v/{z}/{x}/{y}.pbf',
      maxZoom: 9,
      language: 'it',
      colors,
      streets: withStreets ? streets : null,
      relief,
    });

  it.each([false, true])(
    'is one that MapLibre accepts, with each layer once; with streets: %s',
    (withStreets) => {
      const whole = styleOf(withStreets);
      expect(validateStyleMin(whole).map(({ message }) => message)).toEqual([]);
      const ids = whole.layers.map(({ id }) => id);
      expect(ids.filter((id) => ['heights', 'slopes'].includes(id))).toEqual(['heights', 'slopes']);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it('lies over land and woods and under rivers, waters, roads and names', () => {
    const plain = styleOf(false).layers.map(({ id }) => id);
    expect(plain.indexOf('heights')).toBeGreaterThan(plain.indexOf('land'));
    expect(plain.indexOf('slopes')).toBeLessThan(plain.indexOf('river'));
    const ids = styleOf(true).layers.map(({ id }) => id);
    expect(ids.indexOf('heights')).toBeGreaterThan(ids.indexOf('street-landuse_park'));
    for (const above of ['street-water', 'street-roads_highway', 'place-name'])
      expect(ids.indexOf('slopes')).toBeLessThan(ids.indexOf(above));
  });
});
