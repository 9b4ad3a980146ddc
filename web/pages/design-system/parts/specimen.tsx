import type { ReactNode } from 'react';
import { classNames } from '../../../components/class-names.ts';
import styles from '../page.module.css';

/** A component of the design system by its name in code. */
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

/** One state of it. `force` names the pseudo-class that it is photographed in. */
export function Specimen({
  state,
  force,
  wide = false,
  children,
}: {
  state: string;
  force?: 'hover' | 'focus-visible' | 'active';
  /** Takes a whole row. */
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
