import type { ReactNode } from 'react';
import type { OwnCommission } from '../../../contract/landlords/landlord-commission.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './landlord.module.css';

/** States the commission on each stay, and any announced change of it. */
export function OwnCommissionText({
  commission: { percent, coming },
}: {
  commission: OwnCommission;
}): ReactNode {
  const { t, format } = useTexts();
  return (
    <div className={styles.stack} data-testid="own-commission">
      <h3>{t('payouts.commission.title')}</h3>
      <p>{t('payouts.commission.now', { percent: format.number(percent) })}</p>
      {coming && (
        <p>
          {t('payouts.commission.coming', {
            day: format.date(coming.validFrom),
            percent: format.number(coming.percent),
          })}
        </p>
      )}
    </div>
  );
}
