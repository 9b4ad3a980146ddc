import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Stands where a list has nothing, and says what to do next. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  /** What will stand here, and how it comes about. */
  children?: ReactNode;
  /** The next step: a link or a button. */
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
