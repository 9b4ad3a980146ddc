import { Suspense, useEffect, type ReactNode } from 'react';
import { locationFilterKeys, serializeSearchFilter } from '../../../domain/search-filter.ts';
import { CompareSlot } from '../../features/compare/compare-slot.tsx';
import { SearchMap } from '../../features/map/search-map.tsx';
import { recentSearches } from '../../features/search-box/recent-searches.ts';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import { ListHead } from './parts/list-head.tsx';
import { ResultList } from './parts/result-list.tsx';
import { SearchFold } from './parts/search-fold.tsx';
import { searchAddress } from '../../features/search/search-address.ts';
import type { SearchData } from '../../features/search/search-data.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import styles from './search-view.module.css';

// These parts are below the list: the server's HTML is shown until their code has loaded.
const ListFoot = lazyPart(() => import('./parts/list-foot.tsx'), 'list-foot');
const LocationTexts = lazyPart(() => import('./parts/location-texts.tsx'), 'location-texts');

/** Filters of the box above the list; it leaves all others unchanged. */
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
  'wish',
  ...locationFilterKeys,
  'PID',
] as const;

export function SearchView({ data, about }: { data: SearchData; about?: ReactNode }): ReactNode {
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
          {/* A new search mounts a new box, which takes its values from the address. */}
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
        <ResultList data={data} />
        <Suspense fallback={null}>
          <ListFoot data={data} styles={styles} />
        </Suspense>
        {about && <Suspense fallback={null}>{about}</Suspense>}
        {data.location && (
          <Suspense fallback={null}>
            <LocationTexts location={data.location} />
          </Suspense>
        )}
      </SearchMap>
      {data.homes.length > 0 && <CompareSlot />}
    </>
  );
}
