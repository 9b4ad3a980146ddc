import type { ReactNode } from 'react';
import { Link } from '../../../components/link.tsx';
import { sortOrders } from '../../../../domain/search-filter.ts';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { changeSearchAddress } from '../../../features/search/search-address.ts';
import type { SearchData } from '../../../features/search/search-data.ts';
import { ListSign } from './list-sign.tsx';
import { Menu } from './menu.tsx';
import styles from './sort-menu.module.css';

const orderExplainedId = 'order';

export function SortMenu({ data }: { data: SearchData }): ReactNode {
  const { t } = useTexts();
  const sort = data.query.sort ?? 'recommendation';
  return (
    <nav aria-label={t('search.sort.label')} className={styles.sort}>
      <Menu
        alignEnd
        isIconOnPhones
        testId="sort-menu"
        label={
          <>
            <ListSign name="order" />
            <span className={styles.label}>{t('search.sort.before')}</span>{' '}
            <span className={styles.order}>{t(`search.sort.${sort}`)}</span>
          </>
        }
      >
        <ul>
          {sortOrders.map((order) => (
            <li key={order}>
              <Link
                to={changeSearchAddress(data, { sort: order === 'recommendation' ? undefined : order })}
                aria-current={order === sort ? 'true' : undefined}
                className={styles.link}
                preventScrollReset
                rel="nofollow"
              >
                {t(`search.sort.${order}`)}
                {order === sort && <Icon name="check" size={18} />}
              </Link>
            </li>
          ))}
        </ul>
        <a href={`#${orderExplainedId}`} className={styles.why}>
          <Icon name="info" size={18} />
          {t('search.order.summary')}
        </a>
      </Menu>
    </nav>
  );
}

/** Explains the ranking beside the list, as Art. 246d EGBGB requires. */
export function OrderExplained(): ReactNode {
  const { t } = useTexts();
  return (
    <details className={styles.explained}>
      <summary>
        <h2>{t('search.order.summary')}</h2>
      </summary>
      {/* A browser opens what is folded when a link leads into it. */}
      <div id={orderExplainedId}>
        <p>{t('search.order.intro')}</p>
        <ul>
          {['rating', 'price', 'completeness', 'freshness', 'size'].map((part) => (
            <li key={part}>{t(`search.order.${part}`)}</li>
          ))}
        </ul>
        <p>{t('search.order.paid')}</p>
      </div>
    </details>
  );
}
