import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Shown in place of an empty list; it names the next step. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  /** Explains what the list will show, and when. */
  children?: ReactNode;
  action?: ReactNode;
}): ReactNode {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}
