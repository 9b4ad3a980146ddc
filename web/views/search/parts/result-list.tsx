import { Suspense, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useTexts } from '../../../app/texts-context.tsx';
import { Card } from '../../../components/card.tsx';
import { classNames } from '../../../components/class-names.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { HomeGrid } from '../../../features/home-card/home-grid.tsx';
import { dogsOfPets } from '../../../../domain/stay-query.ts';
import type { SearchData } from '../../../features/search/search-data.ts';
// Groups are rendered by the server before their code has loaded.
import '../../../features/home-groups/home-groups.module.css';
import styles from '../search-view.module.css';
import { OrderExplained } from './sort-menu.tsx';
import noHits from './no-hits.module.css';
import { Paging } from './paging.tsx';

const GroupOffer = lazyPart(() => import('../../../features/home-groups/group-offer.tsx'), 'group-offer');
const NoHits = lazyPart(() => import('./no-hits.tsx'), 'no-hits');
const SearchFailed = lazyPart(() => import('./search-failed.tsx'), 'search-failed');

const eagerCards = 2;

export function ResultList({ data }: { data: SearchData }): ReactNode {
  const { t } = useTexts();
  const busy = useNavigation().state === 'loading';
  const { query, total } = data;
  if (data.failed) {
    return (
      <Card className={noHits.card} role="alert" data-testid="search-failed">
        <Suspense fallback={null}>
          <SearchFailed />
        </Suspense>
      </Card>
    );
  }
  if (total === 0) {
    return (
      <>
        {(data.groups?.length ?? 0) > 0 && (
          <Suspense fallback={null}>
            <GroupOffer key={JSON.stringify(query)} data={data} />
          </Suspense>
        )}
        <Card className={noHits.card} data-testid="no-hits">
          <Suspense fallback={null}>
            <NoHits data={data} />
          </Suspense>
        </Card>
      </>
    );
  }
  return (
    <section
      aria-label={t('search.results')}
      className={classNames(styles.results, busy && styles.busy)}
      aria-busy={busy}
    >
      <HomeGrid
        homes={data.homes}
        eager={eagerCards}
        headingLevel="h2"
        comparable
        showDates={data.haveOwnDates}
        link={{
          persons: query.persons,
          childAges: query.childAges,
          pets: dogsOfPets(query.pets),
        }}
      />
      <Paging data={data} />
      <OrderExplained />
    </section>
  );
}
