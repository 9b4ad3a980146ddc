import type { ReactNode } from 'react';
import { classNames } from '../../../components/class-names.ts';
import styles from '../page.module.css';

export function Specimens({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <section aria-labelledby={`specimens-${name}`} data-specimens={name} className={styles.section}>
      <h2 id={`specimens-${name}`} className={styles.name}>
        {name}
      </h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  );
}

export function Specimen({
  state,
  force,
  wide = false,
  children,
}: {
  state: string;
  force?: 'hover' | 'focus-visible' | 'active';
  wide?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={classNames(styles.specimen, wide && styles.wide)} data-force={force}>
      <code className={styles.state}>{state}</code>
      {children}
    </div>
  );
}
