import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './step-trail.module.css';

export function StepTrail({
  step,
  method,
  startPath,
}: {
  step: 1 | 2 | 3;
  method: 'booking' | 'option';
  /** Address of the first step; absent if the guest cannot go back. */
  startPath?: string;
}): ReactNode {
  const { t } = useTexts();
  const names = [
    t('booking.step.start'),
    t(method === 'option' ? 'booking.step.summaryOption' : 'booking.step.summary'),
    t('booking.step.finish'),
  ];
  return (
    <ol className={styles.trail} aria-label={t('booking.step.label')}>
      {names.map((name, index) => {
        const isDone = index + 1 < step;
        const content = (
          <>
            <span className={styles.number} aria-hidden="true">
              {isDone ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <span className={styles.name}>{name}</span>
          </>
        );
        return (
          <li
            key={name}
            className={classNames(styles.step, isDone && styles.done)}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            {index === 0 && isDone && startPath ? <Link to={startPath}>{content}</Link> : content}
          </li>
        );
      })}
    </ol>
  );
}
