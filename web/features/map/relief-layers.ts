import type {
  ColorReliefLayerSpecification,
  HillshadeLayerSpecification,
  SourceSpecification,
} from 'maplibre-gl';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Api } from '../../../contract/api.ts';
import type { MapColors } from './map-colors.ts';

export type ReliefSettings = NonNullable<ResponseOf<Api['getMap']>['relief']>;

export interface ReliefLayers {
  source: SourceSpecification;
  /** A tint of high ground. */
  heights: ColorReliefLayerSpecification;
  /** Light and shadow on slopes; flat ground and lakes stay as they are. */
  slopes: HillshadeLayerSpecification;
}

export const reliefSource = 'relief';

/** Metres above the sea at which the tint begins, above most lakes, and at which it is full: the limit of trees in the Alps. */
const tint = { from: 900, full: 2000 };

export function reliefLayers(
  { minZoom, maxZoom, bounds, tileSize }: ReliefSettings,
  { tiles, colors }: { tiles: string; colors: MapColors },
): ReliefLayers {
  return {
    source: {
      type: 'raster-dem',
      tiles: [tiles],
      minzoom: minZoom,
      maxzoom: maxZoom,
      bounds,
      tileSize,
      encoding: 'terrarium',
      attribution: '',
    },
    heights: {
      id: 'heights',
      type: 'color-relief',
      source: reliefSource,
      paint: {
        'color-relief-color': [
          'interpolate',
          ['linear'],
          ['elevation'],
          tint.from,
          'rgba(0, 0, 0, 0)',
          tint.full,
          colors.heights,
        ],
        // Close by, the slopes alone tell the ground.
        'color-relief-opacity': ['interpolate', ['linear'], ['zoom'], 10, 1, 14, 0.4],
      },
    },
    slopes: {
      id: 'slopes',
      type: 'hillshade',
      source: reliefSource,
      paint: {
        'hillshade-shadow-color': colors.reliefShadow,
        'hillshade-highlight-color': colors.reliefLight,
        'hillshade-accent-color': colors.reliefShadow,
        'hillshade-exaggeration': ['interpolate', ['linear'], ['zoom'], 5, 0.25, 11, 0.5],
      },
    },
  };
}
