import type { ReactNode } from 'react';
import { walkingDistances } from '../../../../domain/walking-distances.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Icon } from '../../../components/icon.tsx';
import type { HomeData } from '../../../features/home/home-data.ts';
import styles from './walking-scale.module.css';

/** Draws a scale of minutes on foot with the places whose distance is stated; farther ones stand below it in kilometres. */
export function WalkingScale({ home }: { home: Pick<HomeData['home'], 'distances' | 'nearby'> }): ReactNode {
  const { t, format } = useTexts();
  const distances = walkingDistances({ ...home.distances, ...home.nearby });
  if (distances === null) return null;
  const { steps, farther } = distances;
  const hasWalks = steps.some(({ kinds }) => kinds.length > 0);
  return (
    <section aria-labelledby="walks" data-testid="walking-scale">
      <h2 id="walks">{t('object.walk.heading')}</h2>
      {hasWalks && (
        <ol className={styles.scale}>
          {steps.map(({ minutes, kinds }) => (
            <li key={minutes} className={styles.step} aria-hidden={kinds.length === 0 || undefined}>
              <span className={styles.minutes}>{t('object.walk.within', { minutes })}</span>
              <span className={kinds.length > 0 ? styles.reached : styles.line} aria-hidden="true" />
              <ul>
                {kinds.map((kind) => (
                  <li key={kind}>{t(`object.walk.${kind}`)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      {farther.length > 0 && (
        <p className={styles.farther}>
          <Icon name="pin" size={18} />
          {farther
            .map(({ kind, kilometres }) =>
              t('object.walk.farther', {
                place: t(`object.walk.${kind}`),
                distance: t('object.fact.kilometres', { distance: format.number(kilometres) }),
              }),
            )
            .join(' · ')}
        </p>
      )}
      {hasWalks && (
        <p>
          <small>{t('object.walk.note')}</small>
        </p>
      )}
    </section>
  );
}
