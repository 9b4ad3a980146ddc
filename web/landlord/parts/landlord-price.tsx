import type { ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { hasCents, PriceTable } from '../../components/price-table.tsx';
import styles from '../../features/booking/layout.module.css';
import { PaymentPlan } from '../../features/booking/payment-plan.tsx';
import { PriceLines } from '../../features/booking/price-breakdown.tsx';
import { priceRows } from '../../features/booking/price-rows.ts';

/** What the landlord has of a stay, said before it is answered. */
export function LandlordShare({ share }: { share: NonNullable<LandlordBooking['share']> }): ReactNode {
  const { t } = useTexts();
  const rows = [
    { key: 'commission', label: t('landlord.share.commission'), amount: share.commission },
    { key: 'receives', label: t('landlord.share.receives'), amount: share.receives, kind: 'total' as const },
  ];
  return (
    <Card className={styles.stack} data-testid="landlord-share">
      <h2 className={styles.cardTitle}>{t('landlord.share.title')}</h2>
      <PriceTable caption={t('landlord.share.title')} rows={rows} />
    </Card>
  );
}

/** What the guest pays, in words for the landlord: the deposit goes through the landlord's hands. */
export function LandlordPrice({ price, payments }: Pick<LandlordBooking, 'price' | 'payments'>): ReactNode {
  const { t, format } = useTexts();
  const exact = hasCents([...priceRows(price, t, format), ...payments]);
  return (
    <Card className={styles.stack}>
      <h2 className={styles.cardTitle}>{t('booking.price.title')}</h2>
      <PriceLines price={price} exact={exact} />
      <PaymentPlan payments={payments} title={t('landlord.plan')} exact={exact} />
      {price.deposit > 0 && (
        <p className={styles.small}>{t('landlord.deposit', { amount: format.money(price.deposit) })}</p>
      )}
      {price.consumptionEstimate > 0 && (
        <p className={styles.small}>
          {t('booking.price.consumption', { amount: format.money(price.consumptionEstimate) })}
        </p>
      )}
    </Card>
  );
}
