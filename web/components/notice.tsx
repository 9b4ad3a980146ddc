import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger';

const icons: Record<NoticeKind, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

/** Set `role="alert"` if it appears after an action of the visitor. */
export function Notice({
  kind = 'info',
  title,
  children,
  className,
  ...rest
}: Omit<ComponentProps<'div'>, 'title'> & { kind?: NoticeKind; title?: ReactNode }): ReactNode {
  return (
    <div className={classNames(styles.notice, styles[kind], className)} {...rest}>
      <Icon name={icons[kind]} className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
