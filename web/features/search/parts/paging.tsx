import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../shell/texts-context.tsx';
import { addressWith } from '../search-address.ts';
import type { SearchData } from '../search-data.ts';
import styles from './paging.module.css';

/** First, last, and two around the present one. */
function shownPages(page: number, pages: number): number[] {
  const around = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  return [...new Set(around)].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
}

export function Paging({ data }: { data: SearchData }): ReactNode {
  const { t } = useTexts();
  const { page, pages } = data;
  if (pages <= 1) return null;
  const to = (number: number): string => addressWith(data, { page: number });
  return (
    <nav aria-label={t('search.paging.label')} className={styles.paging}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={styles.link} aria-label={t('search.paging.previous')}>
          <Icon name="left" size={18} />
        </Link>
      )}
      {shownPages(page, pages).map((number, index, all) => (
        <span key={number} className={styles.group}>
          {index > 0 && number - all[index - 1]! > 1 && <span aria-hidden="true">…</span>}
          <Link
            to={to(number)}
            className={styles.link}
            aria-label={t('search.pageNumber', { page: number })}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        </span>
      ))}
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className={styles.link} aria-label={t('search.paging.next')}>
          <Icon name="right" size={18} />
        </Link>
      )}
    </nav>
  );
}
