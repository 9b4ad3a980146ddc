import type { ReactNode } from 'react';
import styles from './admin.module.css';

/** Rows of a `dl` for the facts that are known; `className` is that of their values. */
export function Facts({
  facts,
  className,
}: {
  facts: readonly (readonly [label: string, value: string])[];
  className?: string | undefined;
}): ReactNode {
  return facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => (
      <div key={label}>
        <dt className={styles.soft}>{label}</dt>
        <dd className={className}>{value}</dd>
      </div>
    ));
}
