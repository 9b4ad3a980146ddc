import type { ReactNode } from 'react';
import type { Booking } from '../../../contract/booking/booking.ts';
import { transferRows } from '../../../texts/transfer-rows.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './price-parts.module.css';

/** Shows where to transfer what is due. */
export function TransferFacts({ transfer }: { transfer: NonNullable<Booking['transfer']> }): ReactNode {
  const { t } = useTexts();
  return (
    <div data-testid="transfer">
      <h3 className={styles.planTitle}>{t('price.transfer.title')}</h3>
      <dl className={styles.plan}>
        {transferRows(transfer, t).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
