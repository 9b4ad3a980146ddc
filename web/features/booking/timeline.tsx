import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import styles from './timeline.module.css';

export interface TimelineStep {
  key: string;
  icon: IconName;
  when?: string;
  title: string;
  text?: string;
  done?: boolean;
}

export function Timeline({ steps }: { steps: readonly TimelineStep[] }): ReactNode {
  return (
    <ol className={styles.timeline}>
      {steps.map(({ key, icon, when, title, text, done }) => (
        <li key={key} className={classNames(styles.step, done && styles.done)}>
          <span className={styles.mark}>
            <Icon name={done ? 'check' : icon} size={20} />
          </span>
          <div className={styles.body}>
            {when && <p className={styles.when}>{when}</p>}
            <p className={styles.title}>{title}</p>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
