import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { classNames } from '../../components/class-names.ts';
import grid from './occupancy-grid.module.css';
import styles from './occupancy.module.css';
import bars from './stay-bar.module.css';
import { barLooks } from './stay-bar.tsx';

export function OccupancyLegend(): ReactNode {
  const { t } = useTexts();
  return (
    <div className={styles.legend}>
      <ul aria-label={t('landlord.calendar.legend.title')} className={styles.marks}>
        {barLooks.map((look) => (
          <li key={look}>
            <span className={classNames(styles.mark, bars[`bar-${look}`])} aria-hidden />
            {t(`landlord.occupancy.legend.${look}`)}
          </li>
        ))}
        <li>
          <span className={classNames(styles.mark, bars['bar-request'])} aria-hidden />
          {t('landlord.occupancy.legend.request')}
        </li>
        <li>
          <span className={classNames(styles.mark, grid.noPrice)} aria-hidden />
          {t('landlord.calendar.legend.noPrice')}
        </li>
      </ul>
      <p className={styles.count}>{t('landlord.occupancy.hint')}</p>
    </div>
  );
}
