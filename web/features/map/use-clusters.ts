import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { HomeCluster } from '../../../contract/search/cluster-homes.ts';
import type { BoundingBox } from '../../../domain/search-filter.ts';
import type { SearchData } from '../search/search-data.ts';
import { roundBox } from './area-address.ts';
import { askClusters } from './ask-clusters.ts';
import { mergeClusters } from './merge-clusters.ts';

/** Milliseconds after the last movement. */
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

/** What the search finds in the view, anew after each movement; the last answer stays meanwhile. */
export function useClusters(
  map: MapLibreMap,
  { query, preset }: Pick<SearchData, 'query' | 'preset'>,
): ClustersInView {
  const [state, setState] = useState<ClustersInView>({ clusters: [], failed: false });
  const search = JSON.stringify([query, preset]);
  useEffect(() => {
    let under = new AbortController();
    let timer: number | undefined;
    const [asked, given] = JSON.parse(search) as [SearchData['query'], SearchData['preset']];
    const ask = (): void => {
      under.abort();
      under = new AbortController();
      const zoom = map.getZoom();
      askClusters({ query: asked, preset: given }, { box: boxOfView(map), zoom, signal: under.signal }).then(
        (clusters) => setState({ clusters: mergeClusters(clusters, zoom), failed: false }),
        () => setState((last) => ({ ...last, failed: true })),
      );
    };
    const askSoon = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(ask, settled);
    };
    askSoon();
    map.on('moveend', askSoon);
    map.on('resize', askSoon);
    return () => {
      window.clearTimeout(timer);
      under.abort();
      map.off('moveend', askSoon);
      map.off('resize', askSoon);
    };
  }, [map, search]);
  return state;
}
