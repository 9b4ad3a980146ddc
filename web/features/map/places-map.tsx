import type { Map as MapLibreMap } from 'maplibre-gl';
import type { ReactNode } from 'react';
import { MapCanvas } from './map-canvas.tsx';
import { PinLayer } from './pin-layer.tsx';
import styles from './places-map.module.css';

interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

/** Shows the numbered places of a text; each pin links to its entry in the list beside the map. */
export default function PlacesMap({ label, places }: { label: string; places: readonly Place[] }): ReactNode {
  const show = (map: MapLibreMap): void => {
    const lats = places.map(({ latitude }) => latitude);
    const lons = places.map(({ longitude }) => longitude);
    map.fitBounds(
      [
        [Math.min(...lons), Math.min(...lats)],
        [Math.max(...lons), Math.max(...lats)],
      ],
      { padding: 56, maxZoom: 11, animate: false },
    );
  };
  return (
    <MapCanvas label={label} inPage onOpen={show}>
      {(map) => (
        <PinLayer
          map={map}
          label={label}
          pins={places.map(({ name, latitude, longitude }, index) => ({
            key: name,
            lat: latitude,
            lon: longitude,
            content: (
              <a href={`#place-${index + 1}`} className={styles.pin} aria-label={name} title={name}>
                {index + 1}
              </a>
            ),
          }))}
        />
      )}
    </MapCanvas>
  );
}
