import { useState, type ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { useWatched } from '../visitor/use-visitor.ts';
import type { WatchSnapshot } from '../visitor/visitor-store.ts';
import styles from './watch-button.module.css';

/** A heart that fills at once; when the server refuses, it is reset and an error is shown. */
export function WatchButton({
  objectNumber,
  title,
  snapshot,
  withLabel = false,
  className,
}: {
  objectNumber: number;
  title: string;
  snapshot: WatchSnapshot;
  withLabel?: boolean;
  className?: string | undefined;
}): ReactNode {
  const { watched, toggle } = useWatched(objectNumber);
  const [failed, setFailed] = useState(false);
  return (
    <WatchToggle
      objectNumber={objectNumber}
      title={title}
      watched={watched}
      failed={failed}
      withLabel={withLabel}
      className={className}
      onToggle={() => {
        setFailed(false);
        toggle(snapshot).catch(() => setFailed(true));
      }}
    />
  );
}

export function WatchToggle({
  objectNumber,
  title,
  watched,
  failed = false,
  withLabel = false,
  className,
  onToggle,
}: {
  objectNumber: number;
  title: string;
  watched: boolean;
  failed?: boolean;
  withLabel?: boolean;
  className?: string | undefined;
  onToggle: () => void;
}): ReactNode {
  const { t } = useTexts();
  // The region for announcements is rendered after the first press only, because lists have forty buttons.
  const [isTouched, setTouched] = useState(failed);
  return (
    <>
      <button
        type="button"
        className={classNames(
          styles.button,
          watched && styles.watched,
          withLabel && styles.labelled,
          className,
        )}
        aria-pressed={watched}
        aria-label={withLabel ? undefined : t('search.card.watch', { title })}
        data-testid="watch-button"
        data-object-number={objectNumber}
        onClick={() => {
          setTouched(true);
          onToggle();
        }}
      >
        <Icon name="heart" filled={watched} />
        {withLabel && t(watched ? 'object.watched' : 'object.watch')}
      </button>
      {isTouched && (
        <span role="status" className={failed ? styles.failed : 'visually-hidden'}>
          {failed ? t('search.card.watchFailed') : ''}
        </span>
      )}
    </>
  );
}
