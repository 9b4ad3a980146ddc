import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../shell/texts-context.tsx';
import type { ObjectData } from '../object-data.ts';
import styles from './parts.module.css';

export function Pois({ pois }: { pois: ObjectData['pois'] }): ReactNode {
  const { t, format } = useTexts();
  if (pois.length === 0) return null;
  return (
    <section aria-labelledby="pois">
      <h2 id="pois">{t('object.pois')}</h2>
      <ul className={styles.pois}>
        {pois.map((poi) => (
          <li key={poi.poiId}>
            <h3 className={styles.poiName}>
              <Icon name="pin" size={20} />
              {poi.name}
              {poi.distance !== null && (
                <small>{t('object.fact.kilometres', { distance: format.number(poi.distance, 1) })}</small>
              )}
            </h3>
            <p>{poi.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
