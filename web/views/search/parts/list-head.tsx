import { Suspense, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { useHydratedInPieces } from '../../../app/use-hydrated.ts';
import { Breadcrumb } from '../../../components/breadcrumb.tsx';
import { Link } from '../../../components/link.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Notice } from '../../../components/notice.tsx';
import { searchAddress } from '../../../features/search/search-address.ts';
import type { SearchData } from '../../../features/search/search-data.ts';
import styles from '../search-view.module.css';
import { AllFiltersButton } from './all-filters-button.tsx';
import { ArrivalStrip } from './arrival-strip.tsx';
import { ActiveFilters, FilterChips } from './filter-chips.tsx';
import { PriceMenu } from './price-menu.tsx';
import { SortMenu } from './sort-menu.tsx';

const CapacityHint = lazyPart(() => import('./capacity-hint.tsx'), 'capacity-hint');
const AboveList = lazyPart(() => import('./above-list.tsx'), 'above-list');

export function ListHead({ data }: { data: SearchData }): ReactNode {
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
        {data.aboveList && (
          <Suspense fallback={null}>
            <AboveList data={data} />
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
          </p>
          {/* Another room, and so another document. */}
          {data.alertPath && <a href={data.alertPath}>{t('search.alert')}</a>}
          {total > 1 && <SortMenu data={data} />}
        </div>
      )}
      {data.corrected !== '' && <Corrected data={data} />}
      {!data.failed && <CapacitySlot data={data} />}
    </>
  );
}

/** Says that a typo was corrected, and links to the search for the original words. */
function Corrected({ data }: { data: SearchData }): ReactNode {
  const { t } = useTexts();
  const { q, fulltext } = data.query;
  const key = q === undefined ? 'fulltext' : 'q';
  const typed = q ?? fulltext ?? '';
  const address = searchAddress(data.path, { ...data.query, [key]: `"${typed}"`, page: 1 }, data.preset);
  return (
    <p className={styles.corrected} data-testid="corrected">
      {t('search.corrected', { words: data.corrected })}{' '}
      <Link to={address}>{t('search.asTyped', { words: typed })}</Link>
    </p>
  );
}

/** The hint's space is reserved, so that nothing moves when it appears. The server does not render it. */
function CapacitySlot({ data }: { data: SearchData }): ReactNode {
  const name = data.location?.locationName ?? data.place?.name;
  const isAsked =
    name !== undefined && data.query.startDate !== undefined && data.query.endDate !== undefined;
  const isAlive = useHydratedInPieces(isAsked);
  if (!isAsked) return null;
  return (
    <p className={styles.capacity}>
      {isAlive && (
        <Suspense fallback={null}>
          <CapacityHint data={data} name={name} />
        </Suspense>
      )}
    </p>
  );
}
