import { Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { WatchedObject } from '../../../../contract/watch-list/watched-object.ts';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Notice } from '../../../components/notice.tsx';
import { visitorStore } from '../../../features/visitor/use-visitor.ts';
import { offersSharing, visitSourceStore } from '../../../features/visitor/visit-source.ts';
import { useStore } from '../../../app/stores/use-store.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { toPricedItem, type CommonStay } from '../asked-stay.ts';
import styles from '../page.module.css';
import type { Summaries } from '../use-summaries.ts';
import { RemovedHomes } from './removed-homes.tsx';
import { ShareLink } from './share-link.tsx';
import { StayOfList } from './stay-of-list.tsx';
import { WatchedItem } from './watched-item.tsx';

const ListChooser = lazyPart(() => import('../../../features/saved-lists/list-chooser.tsx'), 'list-chooser');
const SharePart = lazyPart(() => import('../../../features/saved-lists/share-part.tsx'), 'share-part');

export function OwnList({
  watched,
  listID,
  watchListUID,
  summaries,
  today,
  commonStay,
  alertPath,
}: {
  watched: readonly WatchedObject[];
  /** Number of the shown list. Null for all saved homes. */
  listID: number | null;
  watchListUID: string;
  summaries: Summaries;
  today: string;
  commonStay: CommonStay;
  alertPath: string;
}): ReactNode {
  const { t, language } = useTexts();
  const [failed, setFailed] = useState(false);
  const [choosing, setChoosing] = useState<number | null>(null);
  const sharing = useStore(visitSourceStore, offersSharing);
  const active = watched.filter((item) => item.deleteDate === '');
  const removedItems = listID === null ? watched.filter((item) => item.deleteDate !== '') : [];

  const findTitle = (objectNumber: number): string =>
    summaries.homes.get(objectNumber)?.title ?? t('watchlist.item.number', { number: String(objectNumber) });
  const list = useRef<HTMLDivElement>(null);
  // Moves the focus to the next home of the list, because the pressed button is removed with its home.
  const leaveBehind = useRef<readonly number[]>([]);
  useLayoutEffect(() => {
    const [button] = leaveBehind.current.flatMap(
      (number) => list.current?.querySelector<HTMLElement>(`[data-toggles="${number}"]`) ?? [],
    );
    if (leaveBehind.current.length > 0) button?.focus({ preventScroll: true });
    leaveBehind.current = [];
  }, [watched]);

  const toggle = (item: WatchedObject): void => {
    setFailed(false);
    leaveBehind.current = focusCandidates(item, item.deleteDate === '' ? active : removedItems);
    change(item).catch(() => setFailed(true));
  };

  /** On a single list, a home is only taken off that list if it is on another list, too. */
  const change = async (item: WatchedObject): Promise<void> => {
    if (listID !== null && item.deleteDate === '') {
      const { takeOffList } = await import('../../../features/saved-lists/take-off-list.ts');
      if (await takeOffList(item.objectNumber, listID, language)) return;
    }
    await visitorStore.toggleWatched(item.objectNumber, item);
  };

  return (
    <div className={styles.list} ref={list}>
      <p role="status" data-testid="watch-list-count">
        {t('watchlist.count', { count: active.length })}
      </p>
      {failed && (
        <Notice kind="danger" role="alert">
          {t('watchlist.changeFailed')}
        </Notice>
      )}
      {active.length > 0 && (
        <p>
          <a href={alertPath}>{t('watchlist.alert')}</a>
        </p>
      )}
      {active.length > 0 && <StayOfList commonStay={commonStay} today={today} />}
      <ul className={styles.items}>
        {active.map((item, index) => (
          <li key={item.objectNumber}>
            <WatchedItem
              item={toPricedItem(item, commonStay)}
              home={summaries.homes.get(item.objectNumber) ?? null}
              loading={summaries.state === 'loading'}
              isFirst={index < 2}
              today={today}
            >
              <Button
                small
                variant="quiet"
                onClick={() => toggle(item)}
                aria-label={t('watchlist.item.removeTitle', { title: findTitle(item.objectNumber) })}
                data-testid="watch-remove"
                data-toggles={item.objectNumber}
              >
                {t('watchlist.item.remove')}
              </Button>
              <Button
                small
                variant="quiet"
                onClick={() => setChoosing(item.objectNumber)}
                aria-label={t('watchlist.item.listsTitle', { title: findTitle(item.objectNumber) })}
                data-testid="watch-lists"
              >
                {t('watchlist.item.lists')}
              </Button>
            </WatchedItem>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {sharing && active.length > 0 && <SharePart listID={listID} />}
        {choosing !== null && (
          <ListChooser
            objectNumber={choosing}
            title={findTitle(choosing)}
            onClose={() => setChoosing(null)}
          />
        )}
      </Suspense>
      {sharing && active.length > 0 && watchListUID !== '' && (listID ?? 0) === 0 && (
        <ShareLink watchListUID={watchListUID} />
      )}
      {removedItems.length > 0 && (
        <RemovedHomes items={removedItems} findTitle={findTitle} onRestore={toggle} />
      )}
    </div>
  );
}

/** Returns the homes that may take the focus when one leaves its list: the one below, else the one above, else itself in the other list. */
function focusCandidates(item: WatchedObject, list: readonly WatchedObject[]): number[] {
  const at = list.indexOf(item);
  return [list[at + 1], list[at - 1], item].flatMap((one) => one?.objectNumber ?? []);
}
