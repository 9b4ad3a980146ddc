import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/**
 * The place of something that is on its way, in its final size, so that nothing moves when it comes.
 * Not read aloud: the region around it carries `aria-busy`.
 */
export function Skeleton({
  form = 'line',
  className,
}: {
  form?: 'line' | 'title' | 'picture' | 'button';
  className?: string;
}): ReactNode {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[form], className)} />;
}
