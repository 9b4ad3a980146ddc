import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

/** discount: a lowered price. recommendation: chosen by the house. plain: a fact. */
export type BadgeKind = 'discount' | 'recommendation' | 'plain';

export function Badge({
  kind = 'plain',
  icon,
  className,
  children,
}: {
  kind?: BadgeKind;
  icon?: IconName;
  className?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <span className={classNames(styles.badge, styles[kind], className)}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
