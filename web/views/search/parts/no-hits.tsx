import type { ReactNode } from 'react';
import { isBeyondHorizon, lastDeparture } from '../../../../domain/horizon.ts';
import { Link } from '../../../components/link.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { filterLabel } from '../../../features/search/filter-label.ts';
import { changeSearchAddress } from '../../../features/search/search-address.ts';
import type { SearchData } from '../../../features/search/search-data.ts';
import { NearPlaces } from './near-places.tsx';
import styles from './no-hits.module.css';

/** Explains why there are no results: by the filter that is the reason, or the last day that can be booked. */
export default function NoHits({ data }: { data: SearchData }): ReactNode {
  const { t, format } = useTexts();
  const isTooLate = isBeyondHorizon(data.query, data.today);
  if (data.near && !isTooLate) return <NearPlaces data={data} near={data.near} />;
  const hasGroups = (data.groups?.length ?? 0) > 0;
  return (
    <>
      {!hasGroups && <Icon name="search" size={36} className={styles.icon} />}
      <h2>
        {t(isTooLate ? 'search.none.tooFar' : hasGroups ? 'search.none.underOneRoof' : 'search.none.heading')}
      </h2>
      {isTooLate && <p>{t('search.none.bookableUntil', { date: format.date(lastDeparture(data.today)) })}</p>}
      {!isTooLate && data.withoutFilter.length === 0 && <p>{t('search.none.text')}</p>}
      {data.withoutFilter.length > 0 && (
        <>
          {!isTooLate && <p>{t('search.none.drop')}</p>}
          <ul className={styles.list}>
            {data.withoutFilter.map(({ keys, total }) => (
              <li key={keys.join()}>
                <Link
                  to={changeSearchAddress(data, Object.fromEntries(keys.map((key) => [key, undefined])))}
                  className={styles.drop}
                  data-testid="drop-filter"
                  data-count={total}
                >
                  <span>
                    {t('search.none.without', { filter: filterLabel(t, format, data.query, keys) })}
                  </span>
                  <span className={styles.count}>{t('search.box.count', { count: total })}</span>
                  <Icon name="right" size={18} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink to={data.path}>{t('search.none.reset')}</ButtonLink>
    </>
  );
}
