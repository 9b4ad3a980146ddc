import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './price-calendar.module.css';

export function CalendarLegend(): ReactNode {
  const { t } = useTexts();
  return (
    <ul className={styles.legend}>
      <li className={styles.legendArrival}>{t('object.calendar.legendArrival')}</li>
      <li>{t('object.calendar.legendFree')}</li>
      <li className={styles.legendBooked}>{t('object.calendar.legendBooked')}</li>
      <li className={styles.legendHalf}>{t('object.priceCalendar.legendHalf')}</li>
      <li className={styles.legendLowest}>{t('object.priceCalendar.legendLowest')}</li>
    </ul>
  );
}
