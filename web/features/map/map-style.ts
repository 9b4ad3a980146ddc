import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import type { Language } from '../../../domain/language.ts';
import type { StreetLayers } from './street-layers.ts';
import type { MapColors } from './map-colors.ts';
import { reliefSource, type ReliefLayers } from './relief-layers.ts';

const riverWidth: ExpressionSpecification = [
  'interpolate',
  ['exponential', 1.3],
  ['zoom'],
  5,
  ['interpolate', ['linear'], ['get', 'from'], 2, 1.4, 7, 0.5],
  8,
  ['interpolate', ['linear'], ['get', 'from'], 2, 2.4, 7, 1],
  11,
  ['interpolate', ['linear'], ['get', 'from'], 2, 5, 7, 2],
];
const source = 'shapes';
/** From this zoom on the archive's own town names replace ours, if it has any. */
const streetTownsFrom = 7;
/**
 * The page's own font, drawn in the browser, so that no glyphs are loaded. Do not name the page's fallback fonts here: the map waits for
 * every named font, and draws before any has loaded if one is missing.
 */
const regular = ['Figtree Variable'];
/** The first name sets the weight. No such font exists, so the second one is drawn. */
const semibold = ['Figtree Variable Semibold', 'Figtree Variable'];
const italic = ['Fraunces Variable Italic', 'Fraunces Variable'];

const kindIs = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind];
const isNameShown: ExpressionSpecification = ['>=', ['zoom'], ['get', 'from']];
const isNotPast: ExpressionSpecification = ['<', ['zoom'], ['get', 'until']];

/** Selects our places that the archive does not name: all at low zooms, and those outside of its area. */
function besideStreets({
  bounds: [west, south, east, north],
  minZoom,
}: StreetLayers): ExpressionSpecification {
  const archiveArea = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return [
    'any',
    ['<', ['zoom'], Math.max(streetTownsFrom, minZoom)],
    ['!', ['within', { type: 'Polygon', coordinates: [archiveArea] }]],
  ];
}

/** Puts the relief of a street map over its land and woods and under its waters and roads. */
function groundWithRelief(
  streets: StreetLayers | null,
  relief: ReliefLayers | null,
): StyleSpecification['layers'] {
  if (!streets) return [];
  if (!relief) return streets.ground;
  const firstWater = streets.ground.findIndex(({ id }) => id.startsWith('street-water'));
  const at = firstWater < 0 ? 0 : firstWater;
  return [...streets.ground.slice(0, at), relief.heights, relief.slopes, ...streets.ground.slice(at)];
}

/**
 * Builds the style of the map in the manner of a printed one: paper land, a soft sea that is lighter along the shore, few labels. Beyond
 * the largest zoom of the tiles they are only enlarged; streets and houses are drawn if an archive has them.
 */
export function mapStyle({
  tiles,
  maxZoom,
  language,
  colors,
  streets = null,
  relief = null,
}: {
  /** URL template with {z}, {x} and {y}, including the origin. */
  tiles: string;
  maxZoom: number;
  language: Language;
  colors: MapColors;
  streets?: StreetLayers | null;
  relief?: ReliefLayers | null;
}): StyleSpecification {
  const name: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', 'name']];
  const placeNames: ExpressionSpecification = streets
    ? ['all', kindIs('place'), isNameShown, besideStreets(streets)]
    : ['all', kindIs('place'), isNameShown];
  const shadeWidth = (share: number): ExpressionSpecification => [
    'interpolate',
    ['exponential', 1.4],
    ['zoom'],
    3,
    5 * share,
    8,
    16 * share,
    13,
    46 * share,
  ];
  return {
    version: 8,
    sources: {
      [source]: {
        type: 'vector',
        tiles: [tiles],
        minzoom: 0,
        maxzoom: maxZoom,
        attribution: '',
      },
      ...(relief && { [reliefSource]: relief.source }),
      ...(streets && { streets: streets.source }),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colors.sea } },
      ...[1, 0.5].map((share) => ({
        id: `shallows-${share}`,
        type: 'line' as const,
        source,
        'source-layer': 'land',
        layout: { 'line-join': 'round' as const },
        paint: {
          'line-color': colors.shallows,
          'line-opacity': 0.5,
          'line-width': shadeWidth(share),
          'line-blur': shadeWidth(share * 0.4),
        },
      })),
      {
        id: 'land',
        type: 'fill',
        source,
        'source-layer': 'land',
        paint: { 'fill-color': colors.land },
      },
      ...(relief && !streets ? [relief.heights, relief.slopes] : []),
      {
        id: 'shore',
        type: 'line',
        // At low zooms the edge of the land needs no line.
        minzoom: 4.5,
        source,
        'source-layer': 'land',
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': colors.shore,
          'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.4, 8, 0.9, 13, 1.6],
        },
      },
      {
        id: 'built',
        type: 'fill',
        source,
        'source-layer': 'built',
        minzoom: 6,
        paint: {
          'fill-color': colors.town,
          'fill-opacity': ['interpolate', ['linear'], ['zoom'], 6, 0, 7, 1],
        },
      },
      {
        id: 'river',
        type: 'line',
        source,
        'source-layer': 'river',
        minzoom: 5,
        filter: isNameShown,
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: { 'line-color': colors.river, 'line-width': riverWidth },
      },
      ...groundWithRelief(streets, relief),
      {
        id: 'border',
        type: 'line',
        source,
        'source-layer': 'border',
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: {
          'line-color': colors.border,
          'line-dasharray': [0.1, 2.4],
          'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.9, 7, 1.7, 11, 2.4],
          // Borders are less precise than shores, so they fade out at high zooms.
          'line-opacity': ['interpolate', ['linear'], ['zoom'], 10, 1, 12, 0],
        },
      },
      ...(streets?.names ?? []),
      {
        id: 'water-name',
        type: 'symbol',
        source,
        'source-layer': 'label',
        filter: ['all', ['in', ['get', 'kind'], ['literal', ['sea', 'lake']]], isNameShown, isNotPast],
        layout: {
          'text-field': name,
          'text-font': italic,
          'text-size': ['interpolate', ['linear'], ['zoom'], 3, 11, 6, 14, 10, 16],
          'text-letter-spacing': 0.08,
          'text-max-width': 7,
          'text-padding': 6,
        },
        paint: {
          'text-color': colors.water,
          'text-halo-color': colors.waterHalo,
          'text-halo-width': 1,
        },
      },
      {
        id: 'river-name',
        type: 'symbol',
        source,
        'source-layer': 'river',
        minzoom: 6,
        filter: ['all', ['has', 'name'], isNameShown, ...(streets ? [besideStreets(streets)] : [])],
        layout: {
          'symbol-placement': 'line',
          'symbol-spacing': 420,
          'text-field': name,
          'text-font': italic,
          'text-size': 12.5,
          'text-letter-spacing': 0.06,
          'text-max-angle': 70,
          'text-padding': 8,
        },
        paint: {
          'text-color': colors.water,
          'text-halo-color': colors.halo,
          'text-halo-width': 1.4,
        },
      },
      {
        id: 'mountains-name',
        type: 'symbol',
        source,
        'source-layer': 'label',
        filter: ['all', kindIs('mountains'), isNameShown, isNotPast],
        layout: {
          'text-field': name,
          'text-font': italic,
          'text-size': 14,
          'text-letter-spacing': 0.35,
          'text-transform': 'uppercase',
          'text-padding': 12,
        },
        paint: {
          'text-color': colors.border,
          'text-halo-color': colors.halo,
          'text-halo-width': 1.2,
        },
      },
      {
        id: 'region-name',
        type: 'symbol',
        source,
        'source-layer': 'label',
        filter: ['all', kindIs('region'), isNameShown, isNotPast],
        layout: {
          'text-field': name,
          'text-font': italic,
          'text-size': ['interpolate', ['linear'], ['zoom'], 5, 12, 9, 17],
          'text-letter-spacing': 0.04,
          'text-max-width': 8,
          'text-padding': 8,
          'symbol-sort-key': ['get', 'from'],
        },
        paint: {
          'text-color': colors.region,
          'text-halo-color': colors.halo,
          'text-halo-width': 1.6,
        },
      },
      {
        id: 'place-dot',
        type: 'circle',
        source,
        'source-layer': 'label',
        filter: placeNames,
        minzoom: 5,
        paint: {
          'circle-radius': ['interpolate', ['linear'], ['zoom'], 5, 1.4, 12, 2.8],
          'circle-color': colors.land,
          'circle-stroke-color': colors.place,
          'circle-stroke-width': 1.1,
        },
      },
      {
        id: 'place-name',
        type: 'symbol',
        source,
        'source-layer': 'label',
        filter: placeNames,
        minzoom: 5,
        layout: {
          'text-field': name,
          'text-font': ['step', ['get', 'from'], ['literal', semibold], 7, ['literal', regular]],
          'text-size': [
            'interpolate',
            ['linear'],
            ['zoom'],
            5,
            ['step', ['get', 'from'], 12.5, 6, 11.5],
            10,
            ['step', ['get', 'from'], 17, 7, 14.5, 9, 13],
            14,
            ['step', ['get', 'from'], 20, 9, 17, 11, 15],
          ],
          'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
          'text-radial-offset': 0.45,
          'text-justify': 'auto',
          'text-max-width': 9,
          'text-padding': 4,
          'symbol-sort-key': ['get', 'from'],
        },
        paint: {
          'text-color': colors.place,
          'text-halo-color': colors.halo,
          'text-halo-width': 1.4,
        },
      },
      {
        id: 'country-name',
        type: 'symbol',
        source,
        'source-layer': 'label',
        filter: ['all', kindIs('country'), isNameShown, isNotPast],
        layout: {
          'text-field': name,
          'text-font': semibold,
          'text-size': ['interpolate', ['linear'], ['zoom'], 3, 11, 6, 16],
          'text-letter-spacing': 0.14,
          'text-transform': 'uppercase',
          'text-max-width': 7,
          'symbol-sort-key': ['get', 'from'],
        },
        paint: {
          'text-color': colors.country,
          'text-halo-color': colors.halo,
          'text-halo-width': 1.6,
        },
      },
    ],
  };
}
