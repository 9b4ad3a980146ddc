import type { MapColors } from './map-colors.ts';

const properties: Record<keyof MapColors, string> = {
  sea: '--map-sea',
  shallows: '--map-shallows',
  land: '--map-land',
  shore: '--map-shore',
  river: '--map-river',
  town: '--map-town',
  border: '--map-border',
  country: '--map-country',
  region: '--map-region',
  place: '--map-place',
  water: '--map-water',
  halo: '--map-halo',
  waterHalo: '--map-water-halo',
  reliefShadow: '--map-relief-shadow',
  reliefLight: '--map-relief-light',
  heights: '--map-heights',
  wood: '--map-wood',
  park: '--map-park',
  sand: '--map-sand',
  buildings: '--map-built',
  building: '--map-building',
  road: '--map-road',
  roadEdge: '--map-road-edge',
  highway: '--map-highway',
  mainRoad: '--map-main-road',
  path: '--map-path',
};

export function readMapColors(frame: Element): MapColors {
  const style = getComputedStyle(frame);
  return Object.fromEntries(
    Object.entries(properties).map(([color, property]) => [color, style.getPropertyValue(property).trim()]),
  ) as unknown as MapColors;
}
