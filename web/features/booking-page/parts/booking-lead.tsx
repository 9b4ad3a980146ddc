import { useState, type ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { toCollector } from '../../../../domain/pricing/payment-methods.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import styles from '../../booking/layout.module.css';
import { hasLeft } from './is-underway.ts';
import { MoneyByWay, needsWays } from '../../booking/money-by-way.tsx';
import { useExact } from '../../booking/use-exact.ts';

const leadKeys = {
  guest: 'cancelledAt',
  landlord: 'cancelledAtByHost',
  office: 'cancelledAtByOffice',
} as const;

export function BookingLead({ booking, today }: { booking: Booking; today: PlainDate }): ReactNode {
  const { t, format } = useTexts();
  const exact = useExact(booking);
  const {
    status,
    money,
    cancelledAt,
    cancelledBy,
    cancellationReason,
    cancellationFee: fee,
    withdrawn,
    officeMessage,
  } = booking;
  const [isOver] = useState(() => booking.endDate === today && hasLeft(booking, new Date()));
  const byHost = cancelledBy === 'landlord' || cancelledBy === 'office';
  const offer = booking.change?.proposal?.concludes && booking.change.state === 'open';
  if (offer) {
    return (
      <p className={styles.lead} role="status">
        {t('booking.offer.lead')}
      </p>
    );
  }
  if (status !== 'cancelled') {
    return (
      <p className={styles.lead} role="status">
        {status === 'confirmed' && money !== null && money.open > 0
          ? t('booking.statusText.confirmedOpen', {
              amount: format.money(money.open, exact),
            })
          : t(
              `booking.statusText.${status === 'confirmed' && (isOver || booking.endDate < today) ? 'over' : status}`,
            )}
      </p>
    );
  }
  if (withdrawn && cancelledAt !== null) {
    return (
      <p className={styles.lead} role="status">
        {t(`booking.withdrawn.${withdrawn}`, { moment: format.moment(cancelledAt) })}
      </p>
    );
  }
  return (
    <div className={styles.stack} role="status">
      <p className={styles.lead}>
        {cancelledAt === null
          ? t('booking.statusText.cancelled')
          : t(`booking.statusText.${leadKeys[cancelledBy ?? 'guest']}`, {
              moment: format.moment(cancelledAt),
            })}
      </p>
      {cancellationReason && <p>{t(`booking.cancelReason.${cancellationReason}`)}</p>}
      {officeMessage && (
        <div>
          <h3 className={styles.small}>{t('booking.view.officeMessage')}</h3>
          <p className={styles.preserved}>{officeMessage}</p>
        </div>
      )}
      {byHost && (
        <p className={styles.strong} data-testid="cancelled-free">
          {t('booking.view.freeByHost')}
        </p>
      )}
      {fee !== null && !byHost && (
        <p className={styles.strong} data-testid="cancellation-fee">
          {t('booking.view.feeDue', { amount: format.moneyExact(fee) })}
          {fee === 0 && `. ${t('booking.view.nothingDue')}`}
        </p>
      )}
      {money !== null && money.refunded > 0 && (
        <div data-testid="refunded">
          <p>
            {t(needsWays(money.refunds) ? 'booking.view.refundedTo' : 'booking.view.refunded', {
              amount: format.moneyExact(money.refunded),
            })}
          </p>
          <MoneyByWay parts={money.refunds} words="refundTo" />
        </div>
      )}
      {fee !== null && toCollector(booking.price.inkasso) === 'landlord' && (
        <p>{t(`booking.view.refundByHost.${fee > 0 ? 'fee' : 'free'}`)}</p>
      )}
    </div>
  );
}
