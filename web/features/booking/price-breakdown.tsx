import type { ReactNode } from 'react';
import type { ShownPrice } from '../price/shown-price.ts';
import { hasCents, PriceTable } from '../../components/price-table.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { priceRows } from './price-rows.ts';
import type { VoucherCover } from './use-voucher-cover.ts';
import { PaymentPlan, type PaymentLine } from './payment-plan.tsx';
import styles from './price-parts.module.css';

/** Lists costs that are not in the total but are due on site. */
export function BesidePrice({ price, exact }: { price: ShownPrice; exact?: boolean }): ReactNode {
  const { t, format } = useTexts();
  if (price.deposit <= 0 && price.consumptionEstimate <= 0) return null;
  return (
    <ul className={styles.notes}>
      {price.deposit > 0 && (
        <li>{t('booking.price.deposit', { amount: format.money(price.deposit, exact) })}</li>
      )}
      {price.consumptionEstimate > 0 && (
        <li>{t('booking.price.consumption', { amount: format.money(price.consumptionEstimate, exact) })}</li>
      )}
    </ul>
  );
}

export function PriceLines({ price, exact }: { price: ShownPrice; exact?: boolean | undefined }): ReactNode {
  const { t, format } = useTexts();
  const rows = priceRows(price, t, format);
  return <PriceTable caption={t('booking.price.title')} rows={rows} exact={exact ?? hasCents(rows)} />;
}

export function PriceBreakdown({
  price,
  cover = null,
  payments = cover?.payments ?? price.paymentPlan,
  isOver = false,
}: {
  price: ShownPrice;
  cover?: VoucherCover | null;
  /** Installments of an existing booking; without them, those of the quote are shown. */
  payments?: readonly PaymentLine[];
  /** True if the stay will not take place, so that nothing is due on site. */
  isOver?: boolean;
}): ReactNode {
  const { t, format } = useTexts();
  // Lines and payments share a column, so either all amounts or none have cents.
  const covered = cover ? [{ amount: cover.covered }] : [];
  const exact = hasCents([...priceRows(price, t, format), ...covered, ...payments]);
  return (
    <div className={styles.breakdown}>
      <PriceLines price={price} exact={exact} />
      <PaymentPlan
        payments={payments}
        covered={cover?.covered}
        title={t('booking.price.plan')}
        exact={exact}
      />
      {!isOver && <BesidePrice price={price} exact={exact} />}
    </div>
  );
}
