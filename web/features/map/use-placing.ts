import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `place` now, on every movement and resize of the map, and when one of `things` changes. */
export function usePlacing(map: MapLibreMap, place: () => void, things: unknown): void {
  const placing = useEffectEvent(place);
  useLayoutEffect(() => {
    const onMove = (): void => placing();
    onMove();
    map.on('move', onMove);
    map.on('resize', onMove);
    return () => {
      map.off('move', onMove);
      map.off('resize', onMove);
    };
  }, [map, things]);
}
