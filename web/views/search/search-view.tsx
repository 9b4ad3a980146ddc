import { Suspense, useEffect, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { serializeSearchFilter } from '../../../domain/search-filter.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { classNames } from '../../components/class-names.ts';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { CompareSlot } from '../../features/compare/compare-slot.tsx';
import { SearchMap } from '../../features/map/search-map.tsx';
import { HomeGrid } from '../../features/home-card/home-grid.tsx';
import { Rating } from '../../features/ratings/rating.tsx';
import { recentSearches } from '../../features/search-box/recent-searches.ts';
import { dogsOfPets } from '../../features/search-box/requested-party.ts';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import { AllFiltersButton } from './parts/all-filters-button.tsx';
import { ArrivalStrip } from './parts/arrival-strip.tsx';
import { ActiveFilters, FilterChips } from './parts/filter-chips.tsx';
import { LocationTexts } from './parts/location-texts.tsx';
import { NoHits, SearchFailed } from './parts/no-hits.tsx';
import { Paging } from './parts/paging.tsx';
import { PriceMenu } from './parts/price-menu.tsx';
import { SearchFold } from './parts/search-fold.tsx';
import { OrderExplained, SortMenu } from './parts/sort-menu.tsx';
import { searchAddress } from '../../features/search/search-address.ts';
import type { SearchData } from '../../features/search/search-data.ts';
import styles from './search-view.module.css';
import { lazyPart } from '../../components/lazy-part.tsx';

const FilterPage = lazyPart(() => import('./parts/filter-page.tsx'));

/** The first row has so many cards, which are seen without scrolling. */
const eagerCards = 2;

/** Set by the box above the list; all other filters stay when it searches anew. */
const setByBox = [
  'page',
  'startDate',
  'endDate',
  'tolerance',
  'duration',
  'persons',
  'childAges',
  'pets',
  'q',
  'country',
  'region',
  'place',
  'latitude',
  'longitude',
  'distance',
  'BBoxString',
  'PID',
] as const;

/** A result list: of everything, of a place, of a theme or an offer. */
export function SearchView({ data }: { data: SearchData }): ReactNode {
  const { query } = data;
  useEffect(() => {
    if (data.mode !== 'normal' || data.failed) return;
    recentSearches.remember({
      address: searchAddress(data.path, { ...query, page: 1 }, data.preset),
      name: data.place?.name ?? query.q ?? '',
      startDate: query.startDate ?? '',
      endDate: query.endDate ?? '',
      persons: query.persons ?? 0,
    });
  }, [data, query]);
  return (
    <>
      <div className={styles.bar}>
        <div className="container">
          {/* Another search is another box: what it shows comes from the address. */}
          <SearchFold key={JSON.stringify([data.place, query])} data={data}>
            <SearchBox
              compact
              today={data.today}
              values={{ ...query, place: data.place }}
              keep={serializeSearchFilter(query, { except: setByBox })}
            />
          </SearchFold>
        </div>
      </div>
      <SearchMap data={data}>
        <ListHead data={data} />
        <Results data={data} />
        <LocationTexts data={data} />
      </SearchMap>
      <CompareSlot />
    </>
  );
}

function ListHead({ data }: { data: SearchData }): ReactNode {
  const { t } = useTexts();
  const { total } = data;
  return (
    <>
      {data.location && data.location.breadcrumbs.length > 1 && (
        <Breadcrumb label={t('shell.breadcrumb')} crumbs={data.location.breadcrumbs} />
      )}
      {data.unknownOffer && (
        <Notice kind="warning" title={t('search.unknownOffer.heading')}>
          {t('search.unknownOffer.text')}
        </Notice>
      )}
      <header className={styles.heading}>
        <h1>{data.heading}</h1>
        {data.location?.text1 && <p className={styles.lead}>{data.location.text1}</p>}
      </header>
      {data.datesDropped && <Notice kind="warning">{t('search.datesDropped')}</Notice>}
      <section className={styles.filters} aria-label={t('search.filters')}>
        <div className={styles.row}>
          <AllFiltersButton data={data} />
          <PriceMenu data={data} />
          <FilterChips data={data} />
        </div>
        <ActiveFilters data={data} />
        {data.showsFilters && (
          <Suspense fallback={null}>
            <FilterPage data={data} />
          </Suspense>
        )}
      </section>
      <ArrivalStrip data={data} />
      {!data.failed && (
        <div className={styles.above}>
          <p className={styles.hits} role="status">
            <span data-testid="hits-count" data-count={total}>
              {t('search.hits', { count: total })}
            </span>
            {data.ratings && <Rating average={data.ratings.average} count={data.ratings.count} />}
          </p>
          {total > 1 && <SortMenu data={data} />}
        </div>
      )}
    </>
  );
}

function Results({ data }: { data: SearchData }): ReactNode {
  const { t } = useTexts();
  const busy = useNavigation().state === 'loading';
  const { query, total } = data;
  if (data.failed) return <SearchFailed />;
  if (total === 0) return <NoHits data={data} />;
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
        showDates={query.tolerance !== undefined || query.duration !== undefined}
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
