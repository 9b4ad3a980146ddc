import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './vacancy-bubble.module.css';

/** success: available. warning: uncertain, or only for a short time. danger: occupied. */
export type Vacancy = 'success' | 'warning' | 'danger';

/** Shows availability in words; the colour and the shape of the dot only repeat it. */
export function VacancyBubble({ vacancy, children }: { vacancy: Vacancy; children: ReactNode }): ReactNode {
  return (
    <span className={classNames(styles.bubble, styles[vacancy])}>
      <span className={styles.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
