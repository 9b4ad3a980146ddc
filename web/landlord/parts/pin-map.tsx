import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { MapCanvas } from '../../features/map/map-canvas.tsx';
import own from './pin-field.module.css';
import type { Position } from './read-position.ts';

/** Zoom level for a typed position, at which the home is visible. */
const nearZoom = 16;
/** Differences in degrees below this value do not move the pin. */
const toleranceDegrees = 2e-6;
const digits = 1e6;

/**
 * A map that is moved below a fixed pin. One finger or the arrow keys are enough, and there is no small target to hit.
 */
export default function PinMap({
  label,
  start,
  zoom,
  at,
  onPick,
}: {
  /** Passed in, because lazily loaded code has no texts of these pages. */
  label: string;
  start: Position;
  zoom: number;
  /** Position of the pin. Null if not set yet. */
  at: Position | null;
  onPick: (at: Position) => void;
}): ReactNode {
  return (
    <MapCanvas
      label={label}
      inPage
      toHouse
      onOpen={(map) => map.jumpTo({ center: [start.lon, start.lat], zoom })}
    >
      {(map) => <Pin map={map} at={at} onPick={onPick} />}
    </MapCanvas>
  );
}

function Pin({
  map,
  at,
  onPick,
}: {
  map: MapLibreMap;
  at: Position | null;
  onPick: (at: Position) => void;
}): ReactNode {
  const pick = useEffectEvent(onPick);
  useEffect(() => {
    const onEnd = (event: { originalEvent?: unknown }): void => {
      // Movements without an original event come from the map itself, for example when it opens.
      if (event.originalEvent === undefined) return;
      const { lat, lng } = map.getCenter();
      pick({ lat: Math.round(lat * digits) / digits, lon: Math.round(lng * digits) / digits });
    };
    map.on('moveend', onEnd);
    return () => void map.off('moveend', onEnd);
  }, [map]);
  const lat = at?.lat ?? null;
  const lon = at?.lon ?? null;
  useEffect(() => {
    if (lat === null || lon === null) return;
    const { lat: shownLat, lng: shownLon } = map.getCenter();
    if (Math.abs(lat - shownLat) < toleranceDegrees && Math.abs(lon - shownLon) < toleranceDegrees) return;
    map.jumpTo({ center: [lon, lat], zoom: Math.max(map.getZoom(), nearZoom) });
  }, [map, lat, lon]);
  return (
    <span className={own.pin} aria-hidden="true">
      <Icon name="pin" size={36} />
    </span>
  );
}
