import type { Map as MapLibreMap } from 'maplibre-gl';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './map-canvas.module.css';
import { computeScale } from './scale.ts';
import { usePlacing } from './use-placing.ts';

export function ScaleBar({ map }: { map: MapLibreMap }): ReactNode {
  const { t, format } = useTexts();
  const [scale, setScale] = useState({ metres: 0, pixels: 0 });
  usePlacing(
    map,
    () => {
      const newScale = computeScale(map.getCenter().lat, map.getZoom());
      if (newScale.metres !== scale.metres || newScale.pixels !== scale.pixels) setScale(newScale);
    },
    null,
  );
  const { metres, pixels } = scale;
  if (metres === 0) return null;
  const length = metres < 1000 ? `${format.number(metres)} m` : `${format.number(metres / 1000)} km`;
  return (
    <p className={styles.scale} style={{ width: `${pixels}px` }} data-testid="map-scale">
      <span className="visually-hidden">{t('map.scale')} </span>
      {length}
    </p>
  );
}
