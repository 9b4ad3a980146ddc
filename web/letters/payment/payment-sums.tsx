import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../../features/booking/layout.module.css';
import { needsWays } from '../../features/booking/money-by-way.tsx';
import plan from '../../features/booking/price-parts.module.css';
import type { Standing } from './standing.ts';

export function PaymentSums({ standing }: { standing: Standing }): ReactNode {
  const { t, format } = useTexts();
  const { claims, status, paid, received, open, overdue, refunds } = standing;
  if (claims.length === 0 && paid === 0 && refunds.length === 0) return null;
  const claimLabel = ({ dueDate, open: openAmount }: Standing['claims'][number], index: number): string => {
    if (status === 'cancelled') return t('payment.page.fee', { date: format.date(dueDate) });
    const part = claims.length === 1 ? 'full' : index === 0 ? 'deposit' : 'balance';
    return openAmount > 0
      ? t(`payment.page.${part}`, { date: format.date(dueDate) })
      : t('payment.page.settled', { part: t(`payment.page.part.${part}`) });
  };
  return (
    <Card className={styles.stack} data-testid="payment-sums">
      <h2 className={styles.cardTitle}>{t('payment.page.sums')}</h2>
      <dl className={plan.plan}>
        {claims.map((claim, index) => (
          <div key={claim.dueDate}>
            <dt>{claimLabel(claim, index)}</dt>
            <dd>{format.moneyExact(claim.amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('payment.page.paid')}</dt>
          <dd data-testid="paid">{format.moneyExact(paid)}</dd>
        </div>
        {needsWays(received) &&
          received.map(({ way, amount }) => (
            <div key={way} data-testid={`paid-${way}`}>
              <dt>{t(`payment.page.paidBy.${way}`)}</dt>
              <dd>{format.moneyExact(amount)}</dd>
            </div>
          ))}
        <div className={styles.strong}>
          <dt>{t('payment.page.open')}</dt>
          <dd data-testid="open">{format.moneyExact(open)}</dd>
        </div>
        {refunds.map(({ amount, way, state }, index) => (
          <div key={index}>
            <dt>{t(`payment.refund.${way}.${state}`)}</dt>
            <dd>{format.moneyExact(amount)}</dd>
          </div>
        ))}
      </dl>
      {overdue > 0 && <p>{t('payment.page.overdue', { amount: format.moneyExact(overdue) })}</p>}
    </Card>
  );
}
