import { Suspense, useState, type ReactNode } from 'react';
import type { SharedHome, SharedListView } from '../../../../contract/watch-list/shared-list.ts';
import { useRoutes } from '../../../app/routes-context.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useHydrated } from '../../../app/use-hydrated.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Link } from '../../../components/link.tsx';
import { toPricedItem, type CommonStay } from '../asked-stay.ts';
import type { SharedHomes } from '../load.ts';
import styles from '../page.module.css';
import { SharedList, TakeOver } from './shared-list.tsx';
import { StayOfList } from './stay-of-list.tsx';
import { WatchedItem } from './watched-item.tsx';

const GroupList = lazyPart(() => import('../../../features/saved-lists/group/group-list.tsx'), 'group-list');

/** A list that is shared for voting. Without scripts it is read-only; votes and comments need scripts. */
export function SharedGroup({
  group: { sharedList, view: firstView },
  shared,
  today,
  commonStay,
}: {
  group: { sharedList: string; view: SharedListView };
  shared: SharedHomes;
  today: string;
  commonStay: CommonStay;
}): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const isHydrated = useHydrated();
  const [view, setView] = useState(firstView);
  const plain = <SharedList shared={shared} today={today} commonStay={commonStay} />;
  const stayOfList = <StayOfList commonStay={commonStay} today={today} />;
  const renderHome = (home: SharedHome, { summaries }: SharedListView, below: ReactNode): ReactNode => {
    const summary = summaries.find(({ objectNumber }) => objectNumber === home.objectNumber);
    return (
      <WatchedItem
        item={toPricedItem(home, commonStay)}
        home={summary ?? null}
        loading={false}
        isFirst
        today={today}
        change={shared.changes[home.objectNumber]}
        below={below}
      >
        {!view.isOwner && <TakeOver item={home} title={summary?.title ?? ''} />}
      </WatchedItem>
    );
  };
  return (
    <>
      <header className={styles.head}>
        <h1>{view.name || t('watchlist.shared.groupTitle')}</h1>
        <p className={styles.lead}>{t('watchlist.shared.groupText')}</p>
        <p>
          <Link to={pathOf('WatchList', language)}>{t('watchlist.shared.own')}</Link>
        </p>
      </header>
      {isHydrated && view.homes.length > 0 ? (
        <Suspense fallback={plain}>
          {view.isOwner && stayOfList}
          <GroupList sharedList={sharedList} firstView={firstView} onView={setView} renderHome={renderHome} />
          {/* Who is asked to vote finds the voting first. */}
          {!view.isOwner && stayOfList}
        </Suspense>
      ) : (
        plain
      )}
    </>
  );
}
