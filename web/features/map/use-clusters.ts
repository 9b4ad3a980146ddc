import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import type { HomeCluster } from '../../../contract/search/cluster-homes.ts';
import type { BoundingBox } from '../../../domain/search-filter.ts';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
import type { SearchData } from '../search/search-data.ts';
import { roundBox } from './area-address.ts';
import { askClusters } from './ask-clusters.ts';
import { mergeClusters, type WidthOfPin } from './merge-clusters.ts';

/** Debounce after the last movement, in milliseconds. */
const debounceMs = 120;

export function boxOfView(map: MapLibreMap): BoundingBox {
  const bounds = map.getBounds();
  return roundBox({
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  });
}

/** Zooms by which the cells asked for are finer than pins: cells of 20 pixels, which show where in a cluster the homes are. */
const finer = 2;

export interface ClustersInView {
  /** One for each pin. */
  clusters: readonly HomeCluster[];
  /** Those that the pins were merged from. */
  cells: readonly HomeCluster[];
  /** False until the first answer. */
  isLoaded: boolean;
  failed: boolean;
}

/** Loads the search's clusters in the view again after each movement; the last answer stays meanwhile. */
export function useClusters(
  map: MapLibreMap,
  { query, preset }: Pick<SearchData, 'query' | 'preset'>,
  widthOf: WidthOfPin,
): ClustersInView {
  const [view, setView] = useState(() => currentView(map));
  useEffect(() => {
    const follow = (): void => setView(currentView(map));
    follow();
    map.on('moveend', follow);
    map.on('resize', follow);
    return () => {
      map.off('moveend', follow);
      map.off('resize', follow);
    };
  }, [map]);
  const { answer, answered, hasFailed } = useLatestCall(
    (input, signal) => askClusters(input, { box: input.view.box, zoom: input.view.zoom + finer, signal }),
    { query, preset, view },
    { debounceMs },
  );
  const clusters = useMemo(
    () => (answer && answered ? mergeClusters(answer, answered.view.zoom, widthOf) : noClusters),
    [answer, answered, widthOf],
  );
  return { clusters, cells: answer ?? noClusters, isLoaded: Boolean(answer), failed: hasFailed };
}

const noClusters: readonly HomeCluster[] = [];

const currentView = (map: MapLibreMap): { box: BoundingBox; zoom: number } => ({
  box: boxOfView(map),
  zoom: map.getZoom(),
});
