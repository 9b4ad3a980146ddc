import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './figures.module.css';
import type { Figures } from './figures.ts';
import { SumLine } from './sum-line.tsx';

/** Direct bookings stand apart: none of their money passes through the site. */
export function DirectIncome({ direct }: { direct: Figures['direct'] }): ReactNode {
  const { t, format } = useTexts();
  const { stays, nights, total, touristTax, paid } = direct;
  if (stays === 0) return null;
  return (
    <section data-testid="direct-income" aria-label={t('landlord.figures.direct.title')}>
      <h3 className={styles.subtitle}>{t('landlord.figures.direct.title')}</h3>
      <dl className={styles.sumLines}>
        <SumLine
          label={[
            t('landlord.figures.direct.stays', { count: stays }),
            t('landlord.figures.nights', { count: nights }),
          ].join(', ')}
          value={format.moneyExact(total)}
        />
        {touristTax > 0 && (
          <SumLine
            look={styles.part}
            label={t('landlord.figures.direct.tax')}
            value={format.moneyExact(touristTax)}
          />
        )}
        <SumLine
          look={styles.part}
          label={t('landlord.figures.direct.paid')}
          value={format.moneyExact(paid)}
        />
      </dl>
      <p className={styles.soft}>{t('landlord.figures.direct.meant')}</p>
    </section>
  );
}
