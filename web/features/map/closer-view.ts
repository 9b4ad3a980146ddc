import type { CameraOptions, Map as MapLibreMap } from 'maplibre-gl';
import type { HomeCluster } from '../../../contract/search/cluster-homes.ts';

/** Zoom levels by which a cluster comes closer at least: its homes may lie as far apart as the map is wide. */
const closerBy = 1.5;
const padding = { top: 80, right: 72, bottom: 80, left: 72 };

/** Returns the view that splits a cluster: all of its homes if that is clearly closer, else the surroundings of the most of them. */
export function closerView(
  map: Pick<MapLibreMap, 'cameraForBounds' | 'getZoom' | 'getMaxZoom'>,
  { bounds: { west, south, east, north }, lat, lon }: Pick<HomeCluster, 'bounds' | 'lat' | 'lon'>,
): CameraOptions {
  const camera = map.cameraForBounds(
    [
      [west, south],
      [east < west ? east + 360 : east, north],
    ],
    { padding },
  );
  const closer = Math.min(map.getMaxZoom(), map.getZoom() + closerBy);
  return camera?.zoom !== undefined && camera.zoom >= closer ? camera : { center: [lon, lat], zoom: closer };
}
