import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { MapCanvas } from '../../features/map/map-canvas.tsx';
import own from './pin-field.module.css';
import type { Position } from './read-position.ts';

/** Zoom for a typed position: the house is visible. */
const nearZoom = 13;
/** Smaller differences in degrees do not move the pin. */
const same = 2e-6;
const digits = 1e6;

/** A map that is moved below a fixed pin: one finger or the arrow keys suffice, and no small target has to be hit. */
export default function PinMap({
  label,
  start,
  zoom,
  at,
  onPick,
}: {
  /** Passed in by the page, since lazy code brings no texts of the room. */
  label: string;
  start: Position;
  zoom: number;
  /** Position of the pin; null while it is not set. */
  at: Position | null;
  onPick: (at: Position) => void;
}): ReactNode {
  return (
    <MapCanvas label={label} inPage onOpen={(map) => map.jumpTo({ center: [start.lon, start.lat], zoom })}>
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
      // The map moves by itself when it opens: only what somebody does is meant.
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
    if (Math.abs(lat - shownLat) < same && Math.abs(lon - shownLon) < same) return;
    map.jumpTo({ center: [lon, lat], zoom: Math.max(map.getZoom(), nearZoom) });
  }, [map, lat, lon]);
  return (
    <span className={own.pin} aria-hidden="true">
      <Icon name="pin" size={36} />
    </span>
  );
}
