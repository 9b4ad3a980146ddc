import type { Map as MapLibreMap } from 'maplibre-gl';
import { useRef, type ReactNode } from 'react';
import styles from './pin-layer.module.css';
import { usePlacing } from './use-placing.ts';

export interface MapPin {
  key: string;
  lat: number;
  lon: number;
  content: ReactNode;
}

/** Things that stand on the map at a place, in the order of the keyboard, moved with it. */
export function PinLayer({
  map,
  pins,
  label,
}: {
  map: MapLibreMap;
  pins: readonly MapPin[];
  label: string;
}): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const place = (): void => {
    const items = list.current?.children ?? [];
    pins.forEach(({ lat, lon }, index) => {
      const item = items[index];
      if (!(item instanceof HTMLElement)) return;
      const { x, y } = map.project([lon, lat]);
      item.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    });
  };
  usePlacing(map, place, pins);
  return (
    <ul className={styles.pins} ref={list} aria-label={label}>
      {pins.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}
