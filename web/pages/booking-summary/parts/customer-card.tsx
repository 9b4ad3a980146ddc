import type { ReactNode } from 'react';
import { Link } from '../../../components/link.tsx';
import type { Customer } from '../../../../contract/booking/booking.ts';
import { Card } from '../../../components/card.tsx';
import { AddressLines } from '../../../features/booking/address-lines.tsx';
import styles from '../../../features/booking/layout.module.css';
import { useTexts } from '../../../app/texts-context.tsx';

export function CustomerCard({ customer, editPath }: { customer: Customer; editPath: string }): ReactNode {
  const { t } = useTexts();
  return (
    <Card>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>{t('booking.customer.title')}</h2>
        <Link to={editPath}>{t('booking.summary.editCustomer')}</Link>
      </div>
      <div className={styles.flowing}>
        <AddressLines customer={customer} />
      </div>
    </Card>
  );
}
