import type { ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import styles from '../../booking/layout.module.css';
import { useExact } from '../../booking/use-exact.ts';

export function MoneyCard({ booking }: { booking: Booking }): ReactNode {
  const { t, format } = useTexts();
  const exact = useExact(booking);
  const { money } = booking;
  if (money === null) return null;
  const isOpen = money.open > 0;
  const next = booking.payments.find(({ kind, open }) => kind !== 'onSite' && open > 0);
  return (
    <Card className={styles.stack} data-testid="money">
      {next && next.open < money.open && (
        <p className={styles.strong} data-testid="pay-next">
          {next.dueDate === null
            ? t('payment.booking.next', { amount: format.money(next.open, exact) })
            : t('payment.booking.nextBy', {
                amount: format.money(next.open, exact),
                date: format.date(next.dueDate),
              })}
        </p>
      )}
      {isOpen && (
        <p className={next && next.open < money.open ? styles.small : styles.strong}>
          {t('payment.booking.open', { amount: format.money(money.open, exact) })}
        </p>
      )}
      <p>
        <ButtonLink to={money.href} variant={isOpen ? 'primary' : 'secondary'}>
          {t(isOpen ? 'payment.booking.link' : 'payment.booking.see')}
        </ButtonLink>
      </p>
    </Card>
  );
}
