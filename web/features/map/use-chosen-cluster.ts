import type { Map as MapLibreMap } from 'maplibre-gl';
import { useState, type RefObject } from 'react';
import type { HomeCluster } from '../../../contract/search/cluster-homes.ts';
import { closerView } from './closer-view.ts';
import { showCard } from './mark-cards.ts';
import { prefersCalm } from './open-map.ts';

/** Zoom levels below the map's deepest one from which a cluster no longer splits. */
const nearlyDeepest = 0.5;

/** Manages the pin whose homes are shown beside it. A cluster that still splits is zoomed into instead. */
export function useChosenCluster(
  map: MapLibreMap,
  list: RefObject<HTMLElement | null>,
): {
  chosen: HomeCluster | null;
  choose: (cluster: HomeCluster) => void;
  unchoose: () => void;
} {
  const [chosen, setChosen] = useState<HomeCluster | null>(null);
  const choose = (cluster: HomeCluster): void => {
    const { west, south, east, north } = cluster.bounds;
    if (
      cluster.count > 1 &&
      map.getZoom() < map.getMaxZoom() - nearlyDeepest &&
      (west !== east || south < north)
    ) {
      map.easeTo({ ...closerView(map, cluster), animate: !prefersCalm() }, { byButton: true });
      return;
    }
    setChosen(cluster);
    if (cluster.objectNumber !== null) showCard(list.current, cluster.objectNumber);
  };
  return { chosen, choose, unchoose: () => setChosen(null) };
}
