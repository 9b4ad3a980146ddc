import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { Icon } from './icon.tsx';
import styles from './pagination.module.css';

function shownPages(page: number, pages: number): number[] {
  const around = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  return [...new Set(around)].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
}

export function Pagination({
  page,
  pages,
  to,
  texts,
}: {
  page: number;
  pages: number;
  to: (page: number) => string;
  texts: { label: string; previous: string; next: string; page: (page: number) => string };
}): ReactNode {
  if (pages <= 1) return null;
  return (
    <nav aria-label={texts.label} className={styles.pagination}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={styles.link} aria-label={texts.previous}>
          <Icon name="left" size={18} />
        </Link>
      )}
      {shownPages(page, pages).map((number, index, all) => (
        <span key={number} className={styles.group}>
          {index > 0 && number - all[index - 1]! > 1 && <span aria-hidden="true">…</span>}
          <Link
            to={to(number)}
            className={styles.link}
            aria-label={texts.page(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        </span>
      ))}
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className={styles.link} aria-label={texts.next}>
          <Icon name="right" size={18} />
        </Link>
      )}
    </nav>
  );
}
