import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { MapCanvas } from '../../features/map/map-canvas.tsx';
import own from './editor.module.css';

interface Position {
  lat: number;
  lon: number;
}

const startZoom = 13;
const digits = 1e6;

/** A map that is moved below a pin: one finger or the arrow keys do, and no small mark has to be hit. */
export default function PinMap({
  label,
  start,
  onPick,
}: {
  /** The page says it: what is loaded late brings no texts of the room. */
  label: string;
  start: Position;
  onPick: (at: Position) => void;
}): ReactNode {
  return (
    <MapCanvas
      label={label}
      inPage
      onOpen={(map) => map.jumpTo({ center: [start.lon, start.lat], zoom: startZoom })}
    >
      {(map) => <Pin map={map} onPick={onPick} />}
    </MapCanvas>
  );
}

function Pin({ map, onPick }: { map: MapLibreMap; onPick: (at: Position) => void }): ReactNode {
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
  return (
    <span className={own.pin} aria-hidden="true">
      <Icon name="pin" size={36} />
    </span>
  );
}
