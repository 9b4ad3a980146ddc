import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { sortOrders } from '../../../../domain/search-filter.ts';
import { useTexts } from '../../../shell/texts-context.tsx';
import { addressWith } from '../search-address.ts';
import type { SearchData } from '../search-data.ts';
import styles from './sort-menu.module.css';

export function SortMenu({ data }: { data: SearchData }): ReactNode {
  const { t } = useTexts();
  const sort = data.query.sort ?? 'recommendation';
  return (
    <nav aria-label={t('search.sort.label')} className={styles.sort}>
      <span aria-hidden="true">{t('search.sort.label')}:</span>
      <ul className={styles.list}>
        {sortOrders.map((order) => (
          <li key={order}>
            <Link
              to={addressWith(data, { sort: order === 'recommendation' ? undefined : order })}
              aria-current={order === sort ? 'true' : undefined}
              className={styles.link}
              preventScrollReset
              rel="nofollow"
            >
              {t(`search.sort.${order}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What decides the order stands beside the list, as Art. 246d EGBGB asks. */
export function OrderExplained(): ReactNode {
  const { t } = useTexts();
  return (
    <details className={styles.explained}>
      <summary>{t('search.order.summary')}</summary>
      <p>{t('search.order.intro')}</p>
      <ul>
        {['rating', 'price', 'completeness', 'freshness'].map((part) => (
          <li key={part}>{t(`search.order.${part}`)}</li>
        ))}
      </ul>
      <p>{t('search.order.paid')}</p>
    </details>
  );
}
