import type { ReactNode } from 'react';
import styles from './admin.module.css';

export function FoundHeading({ id, children }: { id?: string; children: ReactNode }): ReactNode {
  return (
    <div role="status">
      <h2 id={id} className={styles.title}>
        {children}
      </h2>
    </div>
  );
}
