import type { ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { dueNow } from '../../../../domain/booking/due-now.ts';
import { addDays } from '../../../../domain/stay.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useToday } from '../../../app/use-today.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import styles from '../../booking/layout.module.css';
import { useExact } from '../../booking/use-exact.ts';
import { fromEuros, toEuros } from '../../../../domain/money.ts';

/** Days before its date from which a payment is what a guest does next. */
const soonDays = 14;

/** The next payment beside its button, and below it all that is open. */
export function MoneyCard({ booking }: { booking: Booking }): ReactNode {
  const { t, format } = useTexts();
  const exact = useExact(booking);
  const today = useToday();
  const { money } = booking;
  if (money === null) return null;
  const isOpen = money.open > 0;
  const payments = booking.payments.map((part) => ({ ...part, open: fromEuros(part.open) }));
  const next = isOpen ? dueNow(payments, today) : null;
  const isFirst = isOpen && (!next?.by || next.by <= addDays(today, soonDays));
  return (
    <Card className={styles.stack} data-testid="money">
      {next && (
        <p className={styles.strong} data-testid="due-now">
          {next.by === null
            ? t('payment.booking.due', { amount: format.money(toEuros(next.amount), exact) })
            : t('payment.booking.dueBy', {
                amount: format.money(toEuros(next.amount), exact),
                date: format.date(next.by),
              })}
        </p>
      )}
      {isOpen && next?.amount !== fromEuros(money.open) && (
        <p className={next ? styles.small : styles.strong}>
          {t('payment.booking.open', { amount: format.money(money.open, exact) })}
        </p>
      )}
      <p>
        <ButtonLink to={money.href} variant={isFirst ? 'primary' : 'secondary'}>
          {t(isOpen ? (isFirst ? 'payment.booking.link' : 'payment.booking.early') : 'payment.booking.see')}
        </ButtonLink>
      </p>
    </Card>
  );
}
