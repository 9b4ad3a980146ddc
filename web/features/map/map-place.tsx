import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { MapWaiting } from './map-waiting.tsx';
import styles from './map-place.module.css';
import { savesData } from './saves-data.ts';
import { useInSightWhenIdle } from './use-seen.ts';

/**
 * Reserves the place of a map. Code and tiles load once it is in sight and the page is idle; visitors with data saving turned on are asked
 * first.
 */
export function MapPlace({
  className,
  active = true,
  children,
}: {
  className?: string | undefined;
  active?: boolean;
  children: ReactNode;
}): ReactNode {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const wasInSight = useInSightWhenIdle(place, active);
  const [asked, setAsked] = useState(false);
  const ask = (): void => {
    // The pressed button is removed, so the focus moves to where the map appears.
    place.current?.focus();
    setAsked(true);
  };
  return (
    <div className={className} ref={place} tabIndex={-1}>
      {active && wasInSight && (asked || !savesData()) && (
        <Suspense fallback={<MapWaiting />}>{children}</Suspense>
      )}
      {active && wasInSight && !asked && savesData() && (
        <div className={styles.waiting}>
          <p>{t('map.savesData')}</p>
          <Button onClick={ask} data-testid="load-map">
            {t('map.load')}
          </Button>
        </div>
      )}
    </div>
  );
}
