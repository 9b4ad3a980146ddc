import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `place` at once, on every movement and resize of the map, and when `things` changes. */
export function usePlacing(map: MapLibreMap, place: () => void, dependencies: unknown): void {
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
  }, [map, dependencies]);
}
