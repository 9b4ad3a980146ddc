import type { ReactNode } from 'react';
import type { Poi } from '../../../contract/pois/get-poi.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './home-map.module.css';
import { MapPlace } from './map-place.tsx';
import { poiIcon } from './poi-icon.ts';
import { lazyPart } from '../../components/lazy-part.tsx';

const HomeMapPanel = lazyPart(() => import('./home-map-panel.tsx'), 'home-map-panel');

export function HomeMap({
  position,
  pois,
}: {
  position: { lat: number; lon: number };
  pois: readonly Poi[];
}): ReactNode {
  const { t, format } = useTexts();
  return (
    <section aria-labelledby="location" className={styles.location}>
      <h2 id="location">{t('map.homeMap.heading')}</h2>
      <MapPlace className={styles.map}>
        <HomeMapPanel position={position} pois={pois} />
      </MapPlace>
      <p className={styles.note}>{t('map.homeMap.circleNote')}</p>
      {pois.length > 0 && (
        <>
          <h3>{t('map.homeMap.sightsHeading')}</h3>
          <ul className={styles.sights}>
            {pois.map((poi, index) => (
              <li key={poi.poiId}>
                <h4 className={styles.name}>
                  <Icon name={poiIcon(poi.kind)} size={18} />
                  {t.has(`map.poiKind.${poi.kind}`) && (
                    <span className="visually-hidden">{t(`map.poiKind.${poi.kind}`)}, </span>
                  )}
                  <Link to={poi.path}>{poi.name}</Link>
                  {poi.distance !== null && (
                    <small>
                      {t('map.homeMap.distance', {
                        distance: format.number(Math.round(poi.distance * 10) / 10),
                      })}
                    </small>
                  )}
                </h4>
                {/* Beaches of one place often share their text, which is shown once. */}
                {pois.findIndex(({ text }) => text === poi.text) === index && <p>{poi.text}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
