import { Suspense, useState, type ReactNode } from 'react';
import { useLoaderData, type HeadersFunction } from 'react-router';
import { Link } from '../../components/link.tsx';
import { useRoutes } from '../../app/routes-context.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { HomeGrid } from '../../features/home-card/home-grid.tsx';
import { toCardHome } from '../../features/home/card-home.ts';
import { useVisitor, visitorStore } from '../../features/visitor/use-visitor.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import type { ShownList } from '../../features/saved-lists/list-bar.tsx';
import type { WatchListData } from './load.ts';
import { EmptyList } from './parts/empty-list.tsx';
import { OwnList } from './parts/own-list.tsx';
import { SharedList } from './parts/shared-list.tsx';
import { SharedGroup } from './parts/shared-group.tsx';
import { WaitingList } from './parts/waiting-list.tsx';
import { useLook } from './use-look.ts';
import { useSummaries } from './use-summaries.ts';
import styles from './page.module.css';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const ListBar = lazyPart(() => import('../../features/saved-lists/list-bar.tsx'), 'list-bar');

const viewedMax = 8;

export default function WatchListPage(): ReactNode {
  const { today, shared, group, listID, listPath, alertPath, commonStay } = useLoaderData<WatchListData>();
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const visitor = useVisitor();
  const isHydrated = useHydrated();
  const [shownList, setShownList] = useState<ShownList | null>(null);
  // The list stays visible while it is loaded again.
  const [hasBeenReady, setHasBeenReady] = useState(false);
  if (visitor.phase === 'ready' && !hasBeenReady) setHasBeenReady(true);
  const numbers = visitor.watched.map((item) => item.objectNumber);
  const viewedNumbers = visitor.lastSeen.slice(0, viewedMax);
  const summaries = useSummaries([...new Set([...numbers, ...viewedNumbers])], language);
  useLook(shared === null && visitor.phase === 'ready' && numbers.length > 0);
  const viewedHomes = viewedNumbers.flatMap((number) => summaries.homes.get(number) ?? []);

  const ownList = (): ReactNode => {
    // The saved homes are known before the homes of the list named in the address.
    if (!hasBeenReady)
      return (
        <WaitingList listPath={listID === null ? listPath : null} commonStay={commonStay} today={today} />
      );
    if (visitor.watchListFailed || (summaries.state === 'failed' && numbers.length > 0)) {
      return (
        <Notice kind="warning" role="alert" title={t('watchlist.failed.title')}>
          <p>{t('watchlist.failed.text')}</p>
          <Button
            onClick={() => {
              summaries.retry();
              void visitorStore.reload();
            }}
          >
            {t('watchlist.retry')}
          </Button>
        </Notice>
      );
    }
    if (numbers.length === 0) return <EmptyList />;
    return (
      <OwnList
        watched={
          shownList
            ? visitor.watched.filter(({ objectNumber }) => shownList.objectNumbers.includes(objectNumber))
            : visitor.watched
        }
        listID={shownList?.listID ?? null}
        watchListUID={visitor.watchListUID}
        summaries={summaries}
        today={today}
        commonStay={commonStay}
        alertPath={alertPath}
      />
    );
  };

  return (
    <div className={`container ${styles.page}`}>
      {group && shared && shared !== 'failed' ? (
        <SharedGroup
          key={group.sharedList}
          group={group}
          shared={shared}
          today={today}
          commonStay={commonStay}
        />
      ) : shared ? (
        <>
          <header className={styles.head}>
            <h1>{t('watchlist.shared.title')}</h1>
            <p className={styles.lead}>{t('watchlist.shared.text')}</p>
            <p>
              <Link to={pathOf('WatchList', language)}>{t('watchlist.shared.own')}</Link>
            </p>
          </header>
          <SharedList shared={shared} today={today} commonStay={commonStay} />
        </>
      ) : (
        <>
          <h1>{t('watchlist.title')}</h1>
          <div className={`${styles.lists} script-only`}>
            {isHydrated && visitor.phase !== 'idle' && (
              <Suspense fallback={null}>
                <ListBar selected={listID} onShown={setShownList} />
              </Suspense>
            )}
          </div>
          {ownList()}
        </>
      )}
      {viewedHomes.length > 0 && (
        <section className={styles.seen} aria-labelledby="recently-viewed" data-testid="recently-viewed">
          <h2 id="recently-viewed">{t('watchlist.seen.title')}</h2>
          <HomeGrid homes={viewedHomes.map((home) => toCardHome(home, today))} />
        </section>
      )}
    </div>
  );
}
