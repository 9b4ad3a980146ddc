import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { useTexts } from '../../shell/texts-context.tsx';
import styles from './booking.module.css';

/** Where the guest is on the way of three steps. */
export function StepTrail({ step, method }: { step: 1 | 2 | 3; method: 'booking' | 'option' }): ReactNode {
  const { t } = useTexts();
  const names = [
    t('booking.step.start'),
    t(method === 'option' ? 'booking.step.summaryOption' : 'booking.step.summary'),
    t('booking.step.finish'),
  ];
  return (
    <ol className={styles.trail} aria-label={t('booking.step.label')}>
      {names.map((name, index) => (
        <li
          key={name}
          className={classNames(styles.trailStep, index + 1 < step && styles.trailDone)}
          aria-current={index + 1 === step ? 'step' : undefined}
        >
          <span className={styles.trailNumber} aria-hidden="true">
            {index + 1}
          </span>
          <span className={styles.trailName}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
