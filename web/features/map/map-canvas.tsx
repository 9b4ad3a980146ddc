import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { ExternalLink } from '../../components/external-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './map-canvas.module.css';
import { keepNamesInside } from './keep-names-off.ts';
import { openMap, prefersCalm } from './open-map.ts';
import { MapWaiting } from './map-waiting.tsx';
import { ScaleBar } from './scale-bar.tsx';

export function MapCanvas({
  label,
  inPage = false,
  toHouse = false,
  onOpen,
  children,
}: {
  label: string;
  inPage?: boolean;
  toHouse?: boolean;
  onOpen: (map: MapLibreMap) => void;
  children?: (map: MapLibreMap) => ReactNode;
}): ReactNode {
  const { t, language } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [credits, setCredits] = useState<readonly string[]>([]);
  const [isDrawn, setDrawn] = useState(false);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const handleOpen = useEffectEvent(onOpen);

  useEffect(() => {
    let closed = false;
    let close: (() => void) | undefined;
    const fail = (): void => {
      if (!closed) setFailed(true);
    };
    openMap({
      container: container.current!,
      frame: frame.current!,
      language,
      label,
      inPage,
      toHouse,
      onFailed: fail,
    }).then((open) => {
      if (closed) return open.close();
      close = open.close;
      handleOpen(open.map);
      setMap(open.map);
      open.map.once('idle', () => setDrawn(true));
      setCredits(open.credits);
    }, fail);
    return () => {
      closed = true;
      setMap(null);
      setDrawn(false);
      close?.();
    };
  }, [attempt, language, label, inPage, toHouse]);

  useEffect(() => (map ? keepNamesInside(map) : undefined), [map]);

  const zoom = (by: number): void => {
    map?.zoomTo(Math.round(map.getZoom()) + by, { animate: !prefersCalm() }, { byButton: true });
  };
  return (
    <div
      className={styles.frame}
      ref={frame}
      data-testid="map"
      data-state={failed ? 'failed' : map ? 'open' : 'opening'}
    >
      <div className={styles.canvas} ref={container} />
      {map && !failed && (
        <>
          <div className={styles.controls} data-controls="">
            <button type="button" onClick={() => zoom(1)} aria-label={t('map.zoomIn')}>
              <Icon name="plus" size={20} />
            </button>
            <button type="button" onClick={() => zoom(-1)} aria-label={t('map.zoomOut')}>
              <Icon name="minus" size={20} />
            </button>
          </div>
          {children?.(map)}
          <ScaleBar map={map} />
        </>
      )}
      {!isDrawn && !failed && <MapWaiting />}
      <MapCredit archives={credits} />
      {failed && (
        <div className={styles.state} role="status">
          <Icon name="pin" size={32} />
          <strong>{t('map.failed.heading')}</strong>
          <p>{t('map.failed.text')}</p>
          <Button
            small
            onClick={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            {t('map.failed.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

function MapCredit({ archives }: { archives: readonly string[] }): ReactNode {
  const { t } = useTexts();
  return (
    <p className={styles.credit}>
      ©{' '}
      <ExternalLink href="https://www.openstreetmap.org/copyright" rel="noreferrer">
        {t('map.contributors')}
      </ExternalLink>
      , {[...archives, 'GeoNames', 'Natural Earth'].join(', ')}
    </p>
  );
}
