import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import styles from './map-place.module.css';

/** Lies over the place of a map until its land is drawn, so that nobody takes an empty sea for the map. */
export function MapWaiting(): ReactNode {
  const { t } = useTexts();
  return (
    <p className={styles.opening} role="status" data-testid="map-waiting">
      <Skeleton form="area" />
      <span className={styles.word}>{t('map.loading')}</span>
    </p>
  );
}
