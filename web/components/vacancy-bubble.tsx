import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './vacancy-bubble.module.css';

/** success: free. warning: perhaps, or not for long. danger: taken. */
export type Vacancy = 'success' | 'warning' | 'danger';

/** Whether something is still to be had, in words; the colour and the form of the dot only help. */
export function VacancyBubble({ vacancy, children }: { vacancy: Vacancy; children: ReactNode }): ReactNode {
  return (
    <span className={classNames(styles.bubble, styles[vacancy])}>
      <span className={styles.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
