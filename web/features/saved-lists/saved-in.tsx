import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Icon } from '../../components/icon.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { ownListCalls } from './saved-list-calls.ts';
import styles from './saved-lists.module.css';
import type { SavedLists } from '../../../contract/watch-list/saved-list.ts';

const ListChooser = lazyPart(() => import('./list-chooser.tsx'), 'list-chooser');

/** Milliseconds, long enough to read the note and reach its button. */
const shownMs = 9_000;

/** Says on which list a home was just saved, and offers to choose another. */
export default function SavedIn({
  objectNumber,
  moment,
  isLow,
}: {
  objectNumber: number;
  /** Time of saving, which makes the note appear again for the next home. */
  moment: string;
  /** False if another bar is fixed at the bottom of the window. */
  isLow: boolean;
}): ReactNode {
  const { t } = useTexts();
  const [saved, setSaved] = useState<{ moment: string; lists: SavedLists } | null>(null);
  const [closed, setClosed] = useState('');
  const [isHeld, setHeld] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    ownListCalls.read().then(
      (lists) => isCurrent && setSaved({ moment, lists }),
      // The home is saved even if the lists cannot be loaded.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [moment]);
  const isShown = saved?.moment === moment && closed !== moment;
  useEffect(() => {
    if (!isShown || isHeld || isChoosing) return;
    const timer = setTimeout(() => setClosed(moment), shownMs);
    return () => clearTimeout(timer);
  }, [isShown, isHeld, isChoosing, moment]);
  const list = saved?.lists.lists.find(({ objectNumbers }) => objectNumbers.includes(objectNumber));
  return (
    <>
      <div role="status" className={isShown ? `${styles.toast} ${isLow ? '' : styles.high}` : undefined}>
        {isShown && list && (
          <div
            className={styles.toastRow}
            data-testid="saved-in"
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <span className={styles.toastText}>
              {t('savedlists.saved.text', { list: list.name || t('savedlists.main') })}
              <button type="button" className={styles.toastLink} onClick={() => setChoosing(true)}>
                {t('savedlists.saved.other')}
              </button>
            </span>
            <button
              type="button"
              className={styles.toastClose}
              aria-label={t('savedlists.form.close')}
              onClick={() => setClosed(moment)}
            >
              <Icon name="close" size={18} />
            </button>
          </div>
        )}
      </div>
      <Suspense fallback={null}>
        {isChoosing && (
          <ListChooser
            objectNumber={objectNumber}
            title=""
            onClose={() => {
              setChoosing(false);
              setClosed(moment);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
