import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './rating.module.css';

/** From this number on an average says something. */
const averageFrom = 3;

/** A star with average and count, or the count alone where there are hardly any; shown only where there are ratings. */
export function Rating({
  average,
  count,
  provenance = null,
  large = false,
}: {
  average: number;
  count: number;
  provenance?: string | null;
  large?: boolean;
}): ReactNode {
  const { t, format } = useTexts();
  // That a demo world is invented stands once at the foot of each page, not beside each home.
  const source = provenance && provenance !== 'demo' ? `, ${t(`ratings.source.${provenance}`)}` : '';
  if (count < averageFrom) {
    return <span className={large ? styles.large : styles.few}>{t('ratings.few', { count }) + source}</span>;
  }
  const shown = format.number(average, 1);
  return (
    <span className={large ? `${styles.rating} ${styles.large}` : styles.rating}>
      <Icon name="star" size={large ? 20 : 16} className={styles.star} />
      <span aria-hidden="true">
        <b>{shown}</b>
        {` (${format.number(count)}${source})`}
      </span>
      <span className="visually-hidden">{t('ratings.spoken', { average: shown, count }) + source}</span>
    </span>
  );
}
