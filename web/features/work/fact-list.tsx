import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Shows facts with their values close beside them, so that lines are easy to follow. */
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
