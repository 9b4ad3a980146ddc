import type { HTMLAttributes, ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>): ReactNode {
  return <div className={classNames(styles.card, className)} {...rest} />;
}
