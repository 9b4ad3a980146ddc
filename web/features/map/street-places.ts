import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColors } from './map-colors.ts';

/** Where there is no room for all names on the map, stops are preferred to destinations. */
const stops = ['station', 'ferry_terminal', 'bus_station'] as const;
const destinations = [
  'beach',
  'bakery',
  'supermarket',
  'convenience',
  'restaurant',
  'cafe',
  'swimming_area',
  'viewpoint',
  'peak',
] as const;

const source = { source: 'streets', 'source-layer': 'pois' } as const;

const isOneOf = (kinds: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', [...kinds]],
];

/** The archive says from which zoom on a place is worth its room. */
const isNear: ExpressionSpecification = ['>=', ['zoom'], ['to-number', ['get', 'min_zoom'], 14]];

/**
 * Draws where guests go on foot: stations, beaches, bakeries, restaurants. The basemap has pictures for them, which our map does not load:
 * here they are dots with names, stations larger and in the colour of regions.
 */
export function streetPlaces(colors: MapColors): { dots: LayerSpecification; names: LayerSpecification } {
  const filter: ExpressionSpecification = ['all', isOneOf([...stops, ...destinations]), isNear];
  const isStop = isOneOf(stops);
  return {
    dots: {
      id: 'place-of-way-dot',
      type: 'circle',
      ...source,
      filter,
      paint: {
        'circle-radius': ['case', isStop, 4.5, 3],
        'circle-color': ['case', isStop, colors.region, colors.halo],
        'circle-stroke-color': ['case', isStop, colors.halo, colors.region],
        'circle-stroke-width': 1.5,
      },
    },
    names: {
      id: 'place-of-way-name',
      type: 'symbol',
      ...source,
      filter: ['all', filter, ['has', 'name']],
      layout: {
        'text-field': ['get', 'name'],
        'text-size': ['case', isStop, 13, 12],
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.6,
        'text-justify': 'auto',
        'text-max-width': 8,
        'text-padding': 4,
        'symbol-sort-key': ['case', isStop, 0, 1],
      },
      paint: { 'text-color': colors.place, 'text-halo-color': colors.halo, 'text-halo-width': 1.4 },
    },
  };
}
