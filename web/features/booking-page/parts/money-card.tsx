import type { ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { dueNow } from '../../../../domain/booking/due-now.ts';
import { addDays } from '../../../../domain/stay.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useToday } from '../../../app/use-today.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import styles from '../../booking/layout.module.css';
import { MoneyByWay, needsWays } from '../../booking/money-by-way.tsx';
import { useExact } from '../../booking/use-exact.ts';
import { fromEuros, toEuros } from '../../../../domain/money.ts';

/** Days before its due date from which a payment is shown as the next step. */
const soonDays = 14;

export function MoneyCard({ booking }: { booking: Booking }): ReactNode {
  const { t, format } = useTexts();
  const exact = useExact(booking);
  const today = useToday();
  const { money } = booking;
  if (money === null) return null;
  const isOpen = money.open > 0;
  const payments = booking.payments.map((part) => ({ ...part, open: fromEuros(part.open) }));
  const nextPayment = isOpen ? dueNow(payments, today) : null;
  const isFirst = isOpen && (!nextPayment?.by || nextPayment.by <= addDays(today, soonDays));
  return (
    <Card className={styles.stack} data-testid="money">
      {nextPayment && (
        <p className={styles.strong} data-testid="due-now">
          {nextPayment.by === null
            ? t('payment.booking.due', { amount: format.money(toEuros(nextPayment.amount), exact) })
            : t('payment.booking.dueBy', {
                amount: format.money(toEuros(nextPayment.amount), exact),
                date: format.date(nextPayment.by),
              })}
        </p>
      )}
      {isOpen && nextPayment?.amount !== fromEuros(money.open) && (
        <p className={nextPayment ? styles.small : styles.strong}>
          {t('payment.booking.open', { amount: format.money(money.open, exact) })}
        </p>
      )}
      {needsWays(money.received) && (
        <div>
          <p>{t('payment.paidBy.title')}</p>
          <MoneyByWay parts={money.received} words="paidBy" />
        </div>
      )}
      <p>
        <ButtonLink to={money.href} variant={isFirst ? 'primary' : 'secondary'}>
          {t(isOpen ? (isFirst ? 'payment.booking.link' : 'payment.booking.early') : 'payment.booking.see')}
        </ButtonLink>
      </p>
    </Card>
  );
}
