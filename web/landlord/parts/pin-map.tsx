import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { MapCanvas } from '../../features/map/map-canvas.tsx';
import own from './pin-field.module.css';
import type { Position } from './read-position.ts';

/** Whoever types a position wants to see the house. */
const nearZoom = 13;
/** Degrees that no pin is moved by. */
const same = 2e-6;
const digits = 1e6;

/** A map that is moved below a pin: one finger or the arrow keys do, and no small mark has to be hit. */
export default function PinMap({
  label,
  start,
  zoom,
  at,
  onPick,
}: {
  /** The page says it: what is loaded late brings no texts of the room. */
  label: string;
  start: Position;
  zoom: number;
  /** Where the pin is; null: not set yet. */
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
