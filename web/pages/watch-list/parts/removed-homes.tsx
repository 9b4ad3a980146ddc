import type { ReactNode } from 'react';
import type { WatchedObject } from '../../../../contract/watch-list/watched-object.ts';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import styles from '../page.module.css';

/** Lists homes that were removed from the list, each with a button that saves it again. */
export function RemovedHomes({
  items,
  findTitle,
  onRestore,
}: {
  items: readonly WatchedObject[];
  findTitle: (objectNumber: number) => string;
  onRestore: (item: WatchedObject) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <section aria-labelledby="removed-homes">
      <h2 id="removed-homes" className={styles.removedTitle}>
        {t('watchlist.removed.list')}
      </h2>
      <ul>
        {items.map((item) => {
          const title = findTitle(item.objectNumber);
          return (
            <li key={item.objectNumber} className={styles.removedItem}>
              <span>{title}</span>
              <Button
                small
                onClick={() => onRestore(item)}
                aria-label={t('watchlist.removed.undoTitle', { title })}
                data-testid="watch-restore"
                data-toggles={item.objectNumber}
              >
                {t('watchlist.removed.undo')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
