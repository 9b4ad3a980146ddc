import type { ReactNode } from 'react';
import styles from './admin.module.css';

/** The heading of a list that a search has found, read aloud when it changes. */
export function FoundHeading({ id, children }: { id?: string; children: ReactNode }): ReactNode {
  return (
    <div role="status">
      <h2 id={id} className={styles.title}>
        {children}
      </h2>
    </div>
  );
}
