import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './breadcrumb.module.css';

export interface Crumb {
  name: string;
  path: string | null;
}

export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }): ReactNode {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.name} className={styles.item}>
            {crumb.path ? (
              <Link to={crumb.path}>{crumb.name}</Link>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
