import type { ReactNode } from 'react';
import type { Installment } from '../../../contract/pricing/price-result.ts';
import { paymentLabel } from '../../../texts/payment-label.ts';
import { hasCents } from '../../components/price-table.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './price-parts.module.css';

/** A part of a payment as it is told: one that is paid in part is two. */
export type ToldPart = Omit<Installment, 'kind'> & { kind: string; paidOn?: string | null };

/** What is due when, and where, and what of it was paid. The parts of a plan add up to the total. */
export function PaymentPlan({
  payments,
  title,
  exact = hasCents(payments),
}: {
  payments: readonly ToldPart[];
  /** Its heading; without one it is only named for those who have it read aloud. */
  title?: string;
  /** Cents are shown in all parts; absent: where one of them has some. */
  exact?: boolean;
}): ReactNode {
  const { t, format } = useTexts();
  if (payments.length === 0) return null;
  return (
    <div>
      {title && <h3 className={styles.planTitle}>{title}</h3>}
      <dl className={styles.plan} aria-label={title ?? t('booking.price.plan')}>
        {payments.map(({ kind, dueDate, paidOn, amount }) => (
          <div key={kind}>
            <dt>{paymentLabel({ kind, dueDate, paidOn: paidOn ?? null }, t, format)}</dt>
            <dd>{format.money(amount, exact)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
