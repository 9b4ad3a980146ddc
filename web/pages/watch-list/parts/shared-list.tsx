import { useEffect, useState, type ReactNode } from 'react';
import type { WatchedObject } from '../../../../contract/watch-list/watched-object.ts';
import { pathOf } from '../../../../domain/routes.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useWatched, visitorStore } from '../../../features/visitor/use-visitor.ts';
import { useTexts } from '../../../shell/texts-context.tsx';
import styles from '../page.module.css';
import { useSummaries } from '../use-summaries.ts';
import { WatchedItem } from './watched-item.tsx';

type Shared = readonly WatchedObject[] | 'loading' | 'failed';

async function readShared(watchListUID: string): Promise<readonly WatchedObject[]> {
  await visitorStore.load();
  const { uid } = visitorStore.getState();
  const reply = await browserApi.call('getWatchedObjects', { uid, watchListUID });
  return reply.sharedWatchList.filter((item) => item.deleteDate === '');
}

/** Somebody's list, to read and to take over from. */
export function SharedList({ watchListUID, today }: { watchListUID: string; today: string }): ReactNode {
  const { t, language } = useTexts();
  const [shared, setShared] = useState<Shared>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    readShared(watchListUID).then(
      (list) => current && setShared(list),
      () => current && setShared('failed'),
    );
    return () => {
      current = false;
    };
  }, [watchListUID, attempt]);

  const items = typeof shared === 'string' ? [] : shared;
  const summaries = useSummaries(
    items.map((item) => item.objectNumber),
    language,
  );

  if (shared === 'loading') {
    return (
      <div className={styles.skeleton} aria-busy="true">
        <p className="visually-hidden" role="status">
          {t('watchlist.loading')}
        </p>
      </div>
    );
  }
  if (shared === 'failed' || summaries.state === 'failed') {
    return (
      <Notice kind="warning" role="alert" title={t('watchlist.failed.title')}>
        <Button
          onClick={() => {
            summaries.retry();
            setShared('loading');
            setAttempt((count) => count + 1);
          }}
        >
          {t('watchlist.retry')}
        </Button>
      </Notice>
    );
  }
  if (items.length === 0) {
    return (
      <Notice title={t('watchlist.shared.none.title')}>
        <p>{t('watchlist.shared.none.text')}</p>
        <ButtonLink to={pathOf('WatchList', language)}>{t('watchlist.shared.own')}</ButtonLink>
      </Notice>
    );
  }
  return (
    <ul className={styles.items} data-testid="shared-list">
      {items.map((item) => (
        <li key={item.objectNumber}>
          <WatchedItem
            item={item}
            home={summaries.homes.get(item.objectNumber) ?? null}
            loading={summaries.state === 'loading'}
            today={today}
          >
            <TakeOver item={item} title={summaries.homes.get(item.objectNumber)?.title ?? ''} />
          </WatchedItem>
        </li>
      ))}
    </ul>
  );
}

function TakeOver({ item, title }: { item: WatchedObject; title: string }): ReactNode {
  const { t } = useTexts();
  const { watched, toggle } = useWatched(item.objectNumber);
  const [failed, setFailed] = useState(false);
  const { price, priceOriginal, pricePercentReduction, startDate, endDate, persons } = item;
  return (
    <>
      <Button
        small
        disabled={watched}
        aria-label={watched ? undefined : t('watchlist.item.addTitle', { title })}
        onClick={() => {
          setFailed(false);
          toggle({ price, priceOriginal, pricePercentReduction, startDate, endDate, persons }).catch(() =>
            setFailed(true),
          );
        }}
      >
        {t(watched ? 'watchlist.item.added' : 'watchlist.item.add')}
      </Button>
      {failed && <span role="alert">{t('watchlist.changeFailed')}</span>}
    </>
  );
}
