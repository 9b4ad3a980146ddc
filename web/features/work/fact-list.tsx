import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Facts with their values close beside them, so that the eye keeps the line. */
export function FactList({
  facts,
  testId,
}: {
  facts: readonly { key: string; label: string; value: ReactNode }[];
  testId?: string;
}): ReactNode {
  return (
    <dl className={styles.facts} data-testid={testId}>
      {facts.map(({ key, label, value }) => (
        <div key={key} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
