import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import { serializeSearchFilter } from '../../../domain/search-filter.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { classNames } from '../../components/class-names.ts';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../shell/texts-context.tsx';
import { ObjectGrid } from '../object-card/object-grid.tsx';
import { Rating } from '../ratings/rating.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { AllFiltersButton } from './parts/all-filters-button.tsx';
import { ActiveFilters, FilterChips } from './parts/filter-chips.tsx';
import { NoHits, SearchFailed } from './parts/no-hits.tsx';
import { Paging } from './parts/paging.tsx';
import { PriceRanges } from './parts/price-ranges.tsx';
import { SearchFold } from './parts/search-fold.tsx';
import { OrderExplained, SortMenu } from './parts/sort-menu.tsx';
import type { SearchData } from './search-data.ts';
import styles from './search-view.module.css';

/** Of the first row, which is seen without scrolling. */
const eagerCards = 3;

/** A result list: of everything, of a place, of a theme or an offer. */
export function SearchView({ data }: { data: SearchData }): ReactNode {
  const { t } = useTexts();
  const busy = useNavigation().state === 'loading';
  const { query, total } = data;
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
              keep={serializeSearchFilter(query, {
                except: [
                  'page',
                  'startDate',
                  'endDate',
                  'tolerance',
                  'persons',
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
                ],
              })}
            />
          </SearchFold>
        </div>
      </div>
      <div className={`container ${styles.view}`}>
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
          {!data.failed && (
            <p className={styles.hits} role="status">
              <span data-testid="hits-count" data-count={total}>
                {t('search.hits', { count: total })}
              </span>
              {data.ratings && <Rating average={data.ratings.average} count={data.ratings.count} />}
            </p>
          )}
          {data.location?.text1 && <p className={styles.lead}>{data.location.text1}</p>}
        </header>
        {data.datesDropped && <Notice kind="warning">{t('search.datesDropped')}</Notice>}
        <section className={styles.filters} aria-label={t('search.filters')}>
          <div className={styles.row}>
            <AllFiltersButton data={data} />
            <FilterChips data={data} />
          </div>
          <ActiveFilters data={data} />
          {total > 0 && <PriceRanges data={data} />}
        </section>
        {data.failed && <SearchFailed />}
        {!data.failed && total === 0 && <NoHits data={data} />}
        {total > 0 && (
          <section
            aria-label={t('search.results')}
            className={classNames(styles.results, busy && styles.busy)}
            aria-busy={busy}
          >
            <SortMenu data={data} />
            <ObjectGrid
              homes={data.homes}
              eager={eagerCards}
              headingLevel="h2"
              link={{
                persons: query.persons,
                pets: query.pets === 'more' ? 2 : query.pets === 'one' ? 1 : 0,
              }}
            />
            <Paging data={data} />
            <OrderExplained />
          </section>
        )}
        <LocationTexts data={data} />
      </div>
    </>
  );
}

function LocationTexts({ data: { location } }: { data: SearchData }): ReactNode {
  const { t, format } = useTexts();
  if (!location) return null;
  const { text2, topLinks, offers, locationName } = location;
  return (
    <div className={styles.texts}>
      {text2 && (
        <section className={styles.text}>
          <h2>{t('search.about', { name: locationName })}</h2>
          {text2.split('\n').map((paragraph) => paragraph.trim() && <p key={paragraph}>{paragraph}</p>)}
        </section>
      )}
      {topLinks.length > 0 && (
        <nav aria-labelledby="top-links">
          <h2 id="top-links" className={styles.linksHeading}>
            {t('search.topLinks', { name: locationName })}
          </h2>
          <ul className={styles.links}>
            {topLinks.map(({ name, path, count }) => (
              <li key={path}>
                <Link to={path}>{name}</Link> <span>{format.number(count)}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {offers.length > 0 && (
        <nav aria-labelledby="location-offers">
          <h2 id="location-offers" className={styles.linksHeading}>
            {t('search.offers')}
          </h2>
          <ul className={styles.links}>
            {offers.map(({ id, name, path }) => (
              <li key={id}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
