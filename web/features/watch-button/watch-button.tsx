import { useState, type ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../shell/texts-context.tsx';
import type { CardStay } from '../object-card/card-home.ts';
import { useWatched } from '../visitor/use-visitor.ts';
import styles from './watch-button.module.css';

/** A heart that fills at once; when the server refuses, it empties again and says so. */
export function WatchButton({
  objectNumber,
  title,
  stay,
  withLabel = false,
}: {
  objectNumber: number;
  title: string;
  stay: CardStay | null;
  withLabel?: boolean;
}): ReactNode {
  const { t } = useTexts();
  const { watched, toggle } = useWatched(objectNumber);
  const [failed, setFailed] = useState(false);
  const snapshot = stay
    ? {
        price: stay.total,
        priceOriginal: stay.before,
        pricePercentReduction: stay.percent,
        startDate: stay.startDate,
        endDate: stay.endDate,
        persons: stay.persons,
      }
    : {};
  return (
    <>
      <button
        type="button"
        className={classNames(styles.button, watched && styles.watched, withLabel && styles.labelled)}
        aria-pressed={watched}
        aria-label={withLabel ? undefined : t('search.card.watch', { title })}
        data-testid="watch-button"
        data-object-number={objectNumber}
        onClick={() => {
          setFailed(false);
          toggle(snapshot).catch(() => setFailed(true));
        }}
      >
        <Icon name="heart" filled={watched} />
        {withLabel && t(watched ? 'object.watched' : 'object.watch')}
      </button>
      <span role="status" className={failed ? styles.failed : 'visually-hidden'}>
        {failed ? t('search.card.watchFailed') : ''}
      </span>
    </>
  );
}
