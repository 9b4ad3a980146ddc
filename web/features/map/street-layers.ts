import { layers as basemapLayers, LIGHT, type Flavor } from '@protomaps/basemaps';
import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { Language } from '../../../domain/language.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Api } from '../../../contract/api.ts';
import type { MapColors } from './map-colors.ts';
import { streetPlaces } from './street-places.ts';

export type StreetSettings = NonNullable<ResponseOf<Api['getMap']>['streets']>;

/** Layers from an archive of streets: the ground is drawn below all labels, its labels among ours. */
export interface StreetLayers {
  source: SourceSpecification;
  ground: LayerSpecification[];
  names: LayerSpecification[];
  /** West, south, east, north in degrees. */
  bounds: [number, number, number, number];
  minZoom: number;
}

export const streetSource = 'streets';

/** Layers to leave out: symbols that need images, and borders, which our map has already. */
const excludedLayers =
  /^(background|pois|roads_oneway|roads_shields|places_country|places_region|water_label_ocean|boundaries)/;

function roadColor(key: string, colors: MapColors): string {
  if (key.includes('casing')) return colors.roadEdge;
  if (key.includes('highway')) return colors.highway;
  return /major|link/.test(key) ? colors.mainRoad : colors.road;
}

/** Builds the basemap's flavor from our colours: quiet ground, paper streets, water and green as in the rest of the map. */
function buildFlavor(colors: MapColors): Flavor {
  const landColors = Object.fromEntries(
    Object.keys(LIGHT).map((key) => [key, colors.land]),
  ) as unknown as Flavor;
  const roads = Object.fromEntries(
    Object.keys(LIGHT)
      .filter((key) => /^(tunnels?|bridges|minor|link|major|highway|other|pier|pedestrian|runway)/.test(key))
      .map((key) => [key, roadColor(key, colors)]),
  );
  const names = Object.fromEntries(
    Object.keys(LIGHT)
      .filter((key) => /label/.test(key))
      .map((key) => [key, /halo/.test(key) ? colors.halo : colors.place]),
  );
  return {
    ...landColors,
    ...roads,
    ...names,
    background: colors.sea,
    water: colors.sea,
    beach: colors.sand,
    sand: colors.sand,
    park_a: colors.park,
    park_b: colors.park,
    zoo: colors.park,
    wood_a: colors.wood,
    wood_b: colors.wood,
    scrub_a: colors.park,
    scrub_b: colors.park,
    hospital: colors.buildings,
    industrial: colors.buildings,
    school: colors.buildings,
    aerodrome: colors.buildings,
    military: colors.buildings,
    buildings: colors.building,
    railway: colors.border,
    other: colors.path,
    bridges_other: colors.path,
    tunnel_other: colors.path,
    ocean_label: colors.water,
    regular: 'Figtree Variable',
    bold: 'Figtree Variable Semibold',
    italic: 'Fraunces Variable Italic',
    landcover: {
      grassland: colors.park,
      barren: colors.sand,
      urban_area: colors.buildings,
      farmland: colors.land,
      glacier: colors.halo,
      scrub: colors.park,
      forest: colors.wood,
    },
  };
}

/** Draws thin river lines in the colour of the shores, so that they are visible, and forests as woods, which the basemap draws as parks. */
function ground(layer: LayerSpecification, colors: MapColors): LayerSpecification {
  if (layer.type === 'line' && layer.id.startsWith('street-water')) {
    return { ...layer, paint: { ...layer.paint, 'line-color': colors.shore } };
  }
  if (layer.type === 'fill' && layer.id === 'street-landuse_park') {
    const otherColors = layer.paint?.['fill-color'] as ExpressionSpecification;
    const color: ExpressionSpecification = [
      'case',
      ['==', ['get', 'kind'], 'forest'],
      colors.wood,
      otherColors,
    ];
    return { ...layer, paint: { ...layer.paint, 'fill-color': color } };
  }
  return layer;
}

/** Sets labels in the page's own font and language, drawn in the browser, so that no glyphs are loaded. Town names move aside for pins. */
function withOwnFont(layer: LayerSpecification, language: Language): LayerSpecification {
  if (layer.type !== 'symbol') return layer;
  const waters = /^street-(water|earth)/.test(layer.id);
  const layout = { ...layer.layout };
  delete layout['icon-image'];
  delete layout['icon-size'];
  delete layout['icon-padding'];
  layout['text-font'] = waters ? ['Fraunces Variable Italic', 'Fraunces Variable'] : ['Figtree Variable'];
  layout['text-field'] =
    layer.id === 'street-address_label'
      ? ['get', 'addr_housenumber']
      : ['coalesce', ['get', `name:${language}`], ['get', 'name']];
  if (layer.id === 'street-places_locality') {
    layout['text-variable-anchor'] = ['center', 'top', 'bottom', 'left', 'right'];
    layout['text-radial-offset'] = 1.2;
  }
  return { ...layer, layout };
}

export function streetLayers(
  { minZoom, maxZoom, bounds }: StreetSettings,
  { tiles, language, colors }: { tiles: string; language: Language; colors: MapColors },
): StreetLayers {
  const layers = basemapLayers(streetSource, buildFlavor(colors), { lang: language })
    .filter(({ id }) => !excludedLayers.test(id))
    .map((layer): LayerSpecification => ({ ...layer, id: `street-${layer.id}` }));
  const places = streetPlaces(colors);
  return {
    source: { type: 'vector', tiles: [tiles], minzoom: minZoom, maxzoom: maxZoom, bounds, attribution: '' },
    ground: [
      ...layers.filter(({ type }) => type !== 'symbol').map((layer) => ground(layer, colors)),
      places.dots,
    ],
    names: [...layers, places.names]
      .filter(({ type }) => type === 'symbol')
      .map((layer) => withOwnFont(layer, language)),
    bounds,
    minZoom,
  };
}
