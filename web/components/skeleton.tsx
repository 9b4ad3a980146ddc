import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/**
 * A placeholder in the final size, so that nothing moves when the content appears. It is hidden from screen readers, because the region
 * around it has `aria-busy`.
 */
export function Skeleton({
  form = 'line',
  className,
}: {
  form?: 'line' | 'title' | 'picture' | 'button' | 'area';
  className?: string;
}): ReactNode {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[form], className)} />;
}
