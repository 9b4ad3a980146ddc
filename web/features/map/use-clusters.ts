import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import type { HomeCluster } from '../../../contract/search/cluster-homes.ts';
import type { BoundingBox } from '../../../domain/search-filter.ts';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
import type { SearchData } from '../search/search-data.ts';
import { roundBox } from './area-address.ts';
import { askClusters } from './ask-clusters.ts';
import { mergeClusters } from './merge-clusters.ts';

/** Debounce after the last movement, in milliseconds. */
const settled = 120;

export function boxOfView(map: MapLibreMap): BoundingBox {
  const bounds = map.getBounds();
  return roundBox({
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  });
}

export interface ClustersInView {
  clusters: readonly HomeCluster[];
  failed: boolean;
}

/** The search's clusters in the view, read again after each movement; the last answer stays meanwhile. */
export function useClusters(
  map: MapLibreMap,
  { query, preset }: Pick<SearchData, 'query' | 'preset'>,
): ClustersInView {
  const [view, setView] = useState(() => viewOf(map));
  useEffect(() => {
    const follow = (): void => setView(viewOf(map));
    follow();
    map.on('moveend', follow);
    map.on('resize', follow);
    return () => {
      map.off('moveend', follow);
      map.off('resize', follow);
    };
  }, [map]);
  const { answer, answered, hasFailed } = useLatestCall(
    (asked, signal) => askClusters(asked, { ...asked.view, signal }),
    { query, preset, view },
    { debounceMs: settled },
  );
  const clusters = useMemo(
    () => (answer && answered ? mergeClusters(answer, answered.view.zoom) : nothing),
    [answer, answered],
  );
  return { clusters, failed: hasFailed };
}

const nothing: readonly HomeCluster[] = [];

const viewOf = (map: MapLibreMap): { box: BoundingBox; zoom: number } => ({
  box: boxOfView(map),
  zoom: map.getZoom(),
});
