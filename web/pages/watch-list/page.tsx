import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { Link } from '../../components/link.tsx';
import { pathOf } from '../../../domain/routes.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { CompareSlot } from '../../features/compare/compare-slot.tsx';
import { ObjectGrid } from '../../features/object-card/object-grid.tsx';
import { toCardHome } from '../../features/object-card/card-home.ts';
import { useVisitor, visitorStore } from '../../features/visitor/use-visitor.ts';
import { pageMeta } from '../../shell/page-head.ts';
import { useTexts } from '../../shell/texts-context.tsx';
import type { WatchListData } from './load.ts';
import { OwnList } from './parts/own-list.tsx';
import { SharedList } from './parts/shared-list.tsx';
import { useSummaries } from './use-summaries.ts';
import styles from './page.module.css';
import { useHydrated } from '../../shell/use-hydrated.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;

const seenShown = 8;

/** The own watch list, or with watchListUID the list that somebody shared; below, what was viewed last. */
export default function WatchListPage(): ReactNode {
  const { today } = useLoaderData<WatchListData>();
  const { t, language } = useTexts();
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  const visitor = useVisitor();
  // The server renders the own list's frame: a shared link never gets into a page that caches may keep.
  const sharedUid = hydrated ? (query.get('watchListUID') ?? '') : '';
  const numbers = visitor.watched.map((item) => item.objectNumber);
  const seen = visitor.lastSeen.slice(0, seenShown);
  const summaries = useSummaries([...new Set([...numbers, ...seen])], language);
  const seenHomes = seen.flatMap((number) => summaries.homes.get(number) ?? []);

  const ownList = (): ReactNode => {
    if (visitor.phase !== 'ready') {
      return (
        <div className={styles.skeleton} aria-busy="true">
          <p className="visually-hidden" role="status">
            {t('watchlist.loading')}
          </p>
          <p className="no-script-only">{t('watchlist.noScript')}</p>
        </div>
      );
    }
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
    if (numbers.length === 0) {
      return (
        <Notice title={t('watchlist.empty.title')} data-testid="watch-list-empty">
          <p>{t('watchlist.empty.text')}</p>
          <ButtonLink variant="primary" to={pathOf('Search', language)}>
            {t('watchlist.empty.search')}
          </ButtonLink>
        </Notice>
      );
    }
    return (
      <OwnList
        watched={visitor.watched}
        watchListUID={visitor.watchListUID}
        summaries={summaries}
        today={today}
      />
    );
  };

  return (
    <div className={`container ${styles.page}`}>
      {sharedUid ? (
        <>
          <header className={styles.head}>
            <h1>{t('watchlist.shared.title')}</h1>
            <p className={styles.lead}>{t('watchlist.shared.text')}</p>
            <p>
              <Link to={pathOf('WatchList', language)}>{t('watchlist.shared.own')}</Link>
            </p>
          </header>
          <SharedList key={sharedUid} watchListUID={sharedUid} today={today} />
        </>
      ) : (
        <>
          <h1>{t('watchlist.title')}</h1>
          {ownList()}
        </>
      )}
      {seenHomes.length > 0 && (
        <section className={styles.seen} aria-labelledby="recently-viewed" data-testid="recently-viewed">
          <h2 id="recently-viewed">{t('watchlist.seen.title')}</h2>
          <ObjectGrid homes={seenHomes.map(toCardHome)} />
        </section>
      )}
      <CompareSlot />
    </div>
  );
}
