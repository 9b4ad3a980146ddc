import type { ReactNode } from 'react';
import styles from './section-head.module.css';

export function SectionHead({ id, heading, lead }: { id: string; heading: string; lead: string }): ReactNode {
  return (
    <header className={styles.head}>
      <h2 id={id}>{heading}</h2>
      <p>{lead}</p>
    </header>
  );
}
