import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { useTexts } from '../../../shell/texts-context.tsx';
import { filterLabel } from '../filter-label.ts';
import { addressWith } from '../search-address.ts';
import type { SearchData } from '../search-data.ts';
import styles from './no-hits.module.css';

/** Nothing found, with the filter that stands in the way. */
export function NoHits({ data }: { data: SearchData }): ReactNode {
  const { t, format } = useTexts();
  return (
    <Card className={styles.card} data-testid="no-hits">
      <h2>{t('search.none.heading')}</h2>
      {data.withoutFilter.length === 0 && <p>{t('search.none.text')}</p>}
      {data.withoutFilter.length > 0 && (
        <>
          <p>{t('search.none.drop')}</p>
          <ul className={styles.list}>
            {data.withoutFilter.map(({ keys, total }) => (
              <li key={keys.join()}>
                <Link
                  to={addressWith(data, Object.fromEntries(keys.map((key) => [key, undefined])))}
                  data-testid="drop-filter"
                >
                  {t('search.none.without', { filter: filterLabel(t, format, data.query, keys) })}
                </Link>{' '}
                <span className={styles.count}>{t('search.box.count', { count: total })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink to={data.path}>{t('search.none.reset')}</ButtonLink>
    </Card>
  );
}

/** The search could not be asked. */
export function SearchFailed(): ReactNode {
  const { t } = useTexts();
  return (
    <Card className={styles.card} role="alert">
      <h2>{t('search.failed.heading')}</h2>
      <p>{t('search.failed.text')}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t('search.failed.retry')}
      </Button>
    </Card>
  );
}
