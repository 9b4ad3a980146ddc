import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { classNames } from '../../components/class-names.ts';
import styles from './calendar.module.css';

const looks = ['booking', 'option', 'own', 'other', 'noPrice'] as const;

export function CalendarLegend(): ReactNode {
  const { t } = useTexts();
  return (
    <ul className={styles.legend} aria-label={t('landlord.calendar.legend.title')}>
      {looks.map((look) => (
        <li key={look} className={styles.taken}>
          <span className={classNames(styles.mark, styles[`night-${look}`])} aria-hidden />
          {t(`landlord.calendar.legend.${look}`)}
        </li>
      ))}
    </ul>
  );
}
