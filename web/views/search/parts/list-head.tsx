import { Suspense, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Link } from '../../../components/link.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Notice } from '../../../components/notice.tsx';
import { searchAddress } from '../../../features/search/search-address.ts';
import type { SearchData } from '../../../features/search/search-data.ts';
import styles from '../search-view.module.css';
import strip from './arrival-strip.module.css';
import { ListSign } from './list-sign.tsx';
import menu from './menu.module.css';
import { AllFiltersButton } from './all-filters-button.tsx';
import { FilterChips } from './filter-chips.tsx';
import { PriceMenu } from './price-menu.tsx';
import { SortMenu } from './sort-menu.tsx';

const ArrivalStrip = lazyPart(() => import('./arrival-strip.tsx'), 'arrival-strip');
const AboveList = lazyPart(() => import('./above-list.tsx'), 'above-list');

/** Takes two lines only, so that the first home is visible with its price without scrolling. */
export function ListHead({ data }: { data: SearchData }): ReactNode {
  const { t } = useTexts();
  const { total } = data;
  const suggestions = data.groups?.length ?? 0;
  return (
    <>
      {data.unknownOffer && (
        <Notice kind="warning" title={t('search.unknownOffer.heading')}>
          {t('search.unknownOffer.text')}
        </Notice>
      )}
      {data.datesDropped && <Notice kind="warning">{t('search.datesDropped')}</Notice>}
      <header className={styles.above}>
        <h1>
          {!data.failed && (
            <>
              <span role="status" data-testid="hits-count" data-count={total}>
                {suggestions > 0
                  ? t('search.suggestions', { count: suggestions })
                  : t('search.hits', { count: total })}
              </span>
              {'\u00a0· '}
            </>
          )}
          {data.subject}
        </h1>
        {total > 1 && <SortMenu data={data} />}
        {/* The form for an alert is another document. */}
        {data.alertPath && (
          <a
            href={data.alertPath}
            className={styles.alert}
            title={t('search.alert')}
            aria-label={t('search.alert')}
          >
            <ListSign name="bell" />
          </a>
        )}
      </header>
      <section className={styles.filters} aria-label={t('search.filters')}>
        <div className={styles.row}>
          <AllFiltersButton data={data} />
          <PriceMenu data={data} />
          {data.arrivalDays.length > 0 && (
            <Suspense fallback={null}>
              <ArrivalStrip data={data} styles={strip} fold={menu} />
            </Suspense>
          )}
          <FilterChips data={data} />
        </div>
        {data.aboveList && (
          <Suspense fallback={null}>
            <AboveList data={data} />
          </Suspense>
        )}
      </section>
      {data.corrected !== '' && <CorrectionNotice data={data} />}
    </>
  );
}

/** Says that a typo was corrected, and links to the search for the original words. */
function CorrectionNotice({ data }: { data: SearchData }): ReactNode {
  const { t } = useTexts();
  const { q, fulltext } = data.query;
  const key = q === undefined ? 'fulltext' : 'q';
  const originalWords = q ?? fulltext ?? '';
  const address = searchAddress(
    data.path,
    { ...data.query, [key]: `"${originalWords}"`, page: 1 },
    data.preset,
  );
  return (
    <p className={styles.corrected} data-testid="corrected">
      {t('search.corrected', { words: data.corrected })}{' '}
      <Link to={address}>{t('search.asTyped', { words: originalWords })}</Link>
    </p>
  );
}
