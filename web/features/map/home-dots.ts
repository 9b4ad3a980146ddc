import type { GeoJSONSource, MapLayerMouseEvent, Map as MapLibreMap } from 'maplibre-gl';
import type { HomeCluster } from '../../../contract/search/cluster-homes.ts';

const layer = 'home-dots';

/** The home over which the pointer is in the list. */
interface HoveredHome {
  lat: number;
  lon: number;
}

export interface DotColors {
  dot: string;
  hovered: string;
  edge: string;
}

/**
 * Shows where the homes of all pins are as dots below the pins, larger for several homes, and the one that the visitor points at in another
 * colour. Returns a function that stops it; the dots stay until the next ones.
 */
export function showDots(
  map: MapLibreMap,
  cells: readonly HomeCluster[],
  hovered: HoveredHome | undefined,
  readColors: () => DotColors,
  onChoose: (cell: HomeCluster) => void,
): () => void {
  const features = cells.map(({ lat, lon, count }, index) => toDot(lon, lat, { index, count, hovered: 0 }));
  if (hovered) features.push(toDot(hovered.lon, hovered.lat, { index: -1, count: 1, hovered: 1 }));
  const data = { type: 'FeatureCollection' as const, features };

  const draw = (): void => {
    const source = map.getSource<GeoJSONSource>(layer);
    if (source) return void source.setData(data);
    const { dot, hovered: hoveredColor, edge } = readColors();
    map.addSource(layer, { type: 'geojson', data });
    map.addLayer({
      id: layer,
      type: 'circle',
      source: layer,
      layout: { 'circle-sort-key': ['get', 'hovered'] },
      paint: {
        'circle-radius': [
          'case',
          ['==', ['get', 'hovered'], 1],
          8,
          ['interpolate', ['linear'], ['get', 'count'], 1, 4, 20, 7],
        ],
        'circle-color': ['case', ['==', ['get', 'hovered'], 1], hoveredColor, dot],
        'circle-stroke-color': edge,
        'circle-stroke-width': 1.5,
      },
    });
  };
  const choose = ({ features: hit }: MapLayerMouseEvent): void => {
    const cell = cells[Number(hit?.[0]?.properties['index'])];
    if (cell) onChoose(cell);
  };
  const setCursor = (cursor: string) => (): void => {
    map.getCanvas().style.cursor = cursor;
  };
  const asButton = setCursor('pointer');
  const asMap = setCursor('');

  // Draws again with each style: one may still be loading, and the dark mode has its own.
  if (map.getLayersOrder().length > 0) draw();
  map.on('style.load', draw);
  map.on('click', layer, choose);
  map.on('mouseenter', layer, asButton);
  map.on('mouseleave', layer, asMap);
  return () => {
    map.off('style.load', draw);
    map.off('click', layer, choose);
    map.off('mouseenter', layer, asButton);
    map.off('mouseleave', layer, asMap);
  };
}

const toDot = (lon: number, lat: number, properties: { index: number; count: number; hovered: 0 | 1 }) => ({
  type: 'Feature' as const,
  properties,
  geometry: { type: 'Point' as const, coordinates: [lon, lat] },
});
