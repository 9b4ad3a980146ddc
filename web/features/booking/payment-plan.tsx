import type { ReactNode } from 'react';
import type { Installment } from '../../../contract/pricing/price-result.ts';
import { fromEuros, negate, toEuros, type Euros } from '../../../domain/money.ts';
import { paymentLabel } from '../../../texts/payment-label.ts';
import { hasCents } from '../../components/price-table.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './price-parts.module.css';

/** One line of the plan; a partly paid installment becomes two. */
export type PaymentLine = Omit<Installment, 'kind'> & { kind: string; paidOn?: string | null };

/** Lists the installments with date, place and state. They add up to the total. */
export function PaymentPlan({
  payments,
  covered,
  title,
  exact = hasCents(payments),
}: {
  payments: readonly PaymentLine[];
  /** What a voucher pays before them. */
  covered?: Euros | undefined;
  /** Without a title the plan has a name for screen readers only. */
  title?: string;
  /** Shows cents in all parts. By default it does so if an amount has cents. */
  exact?: boolean;
}): ReactNode {
  const { t, format } = useTexts();
  if (payments.length === 0 && covered === undefined) return null;
  return (
    <div>
      {title && <h3 className={styles.planTitle}>{title}</h3>}
      <dl className={styles.plan} aria-label={title ?? t('booking.price.plan')}>
        {covered !== undefined && (
          <div data-testid="voucher-cover">
            <dt>{t('booking.price.voucher')}</dt>
            <dd>{format.money(toEuros(negate(fromEuros(covered))), exact)}</dd>
          </div>
        )}
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
