import { useState, type ReactNode } from 'react';
import type { WatchedObject } from '../../../../contract/watch-list/watched-object.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { visitorStore } from '../../../features/visitor/use-visitor.ts';
import { useTexts } from '../../../shell/texts-context.tsx';
import styles from '../page.module.css';
import type { Summaries } from '../use-summaries.ts';
import { ShareLink } from './share-link.tsx';
import { WatchedItem } from './watched-item.tsx';

/** Watched homes with what has become of them; below, those removed, which can be brought back. */
export function OwnList({
  watched,
  watchListUID,
  summaries,
  today,
}: {
  watched: readonly WatchedObject[];
  watchListUID: string;
  summaries: Summaries;
  today: string;
}): ReactNode {
  const { t } = useTexts();
  const [failed, setFailed] = useState(false);
  const active = watched.filter((item) => item.deleteDate === '');
  const removed = watched.filter((item) => item.deleteDate !== '');

  const titleOf = (objectNumber: number): string =>
    summaries.homes.get(objectNumber)?.title ?? t('watchlist.item.number', { number: String(objectNumber) });
  const toggle = (item: WatchedObject): void => {
    setFailed(false);
    const { price, priceOriginal, pricePercentReduction, startDate, endDate, persons } = item;
    visitorStore
      .toggleWatched(item.objectNumber, {
        price,
        priceOriginal,
        pricePercentReduction,
        startDate,
        endDate,
        persons,
      })
      .catch(() => setFailed(true));
  };

  return (
    <div className={styles.list}>
      <p role="status" data-testid="watch-list-count">
        {t('watchlist.count', { count: active.length })}
      </p>
      {failed && (
        <Notice kind="danger" role="alert">
          {t('watchlist.changeFailed')}
        </Notice>
      )}
      <ul className={styles.items}>
        {active.map((item, index) => (
          <li key={item.objectNumber}>
            <WatchedItem
              item={item}
              home={summaries.homes.get(item.objectNumber) ?? null}
              loading={summaries.state === 'loading'}
              isFirst={index < 2}
              today={today}
            >
              <Button
                small
                variant="quiet"
                onClick={() => toggle(item)}
                aria-label={t('watchlist.item.removeTitle', { title: titleOf(item.objectNumber) })}
                data-testid="watch-remove"
              >
                {t('watchlist.item.remove')}
              </Button>
            </WatchedItem>
          </li>
        ))}
      </ul>
      {active.length > 0 && watchListUID !== '' && <ShareLink watchListUID={watchListUID} />}
      {removed.length > 0 && (
        <section className={styles.removed} aria-labelledby="removed-homes">
          <h2 id="removed-homes" className={styles.removedTitle}>
            {t('watchlist.removed.list')}
          </h2>
          <ul>
            {removed.map((item) => {
              const title = titleOf(item.objectNumber);
              return (
                <li key={item.objectNumber} className={styles.removedItem}>
                  <span>{title}</span>
                  <Button
                    small
                    onClick={() => toggle(item)}
                    aria-label={t('watchlist.removed.undoTitle', { title })}
                    data-testid="watch-restore"
                  >
                    {t('watchlist.removed.undo')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}
