import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { mapStyle } from './map-style.ts';

const color = '#123456';
const style = mapStyle({
  tiles: 'https://www.example.com/map/v/{z}/{x}/{y}.pbf',
  maxZoom: 9,
  language: 'fr',
  colors: {
    sea: color,
    shallows: color,
    land: color,
    shore: color,
    border: color,
    country: color,
    region: color,
    place: color,
    water: color,
    halo: color,
    waterHalo: color,
  },
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
