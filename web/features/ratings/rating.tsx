import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { averageFrom } from './average-from.ts';
import styles from './rating.module.css';

/** Shows a star with average and count, or only the count if there are few ratings. */
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
  // The foot of each page says that a demo world is invented, so it is not repeated beside each home.
  const source = provenance && provenance !== 'demo' ? `, ${t(`ratings.source.${provenance}`)}` : '';
  if (count < averageFrom) {
    return <span className={large ? styles.large : styles.few}>{t('ratings.few', { count }) + source}</span>;
  }
  const averageText = format.number(average, 1);
  return (
    <span className={large ? `${styles.rating} ${styles.large}` : styles.rating}>
      <Icon name="star" size={large ? 20 : 16} className={styles.star} />
      <span aria-hidden="true">
        <b>{averageText}</b>
        {` (${format.number(count)}${source})`}
      </span>
      <span className="visually-hidden">{t('ratings.spoken', { average: averageText, count }) + source}</span>
    </span>
  );
}
