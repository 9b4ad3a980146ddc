import type { ReactNode } from 'react';
import type { OfficeBooking } from '../../../contract/booking/office-booking.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { BookingStatus } from '../../features/booking/booking-parts.tsx';
import styles from '../parts/admin.module.css';
import { CancelForHost } from './cancel-for-host.tsx';

export function FoundBooking({
  booking,
  onCancelled,
  onOutdated,
}: {
  booking: OfficeBooking;
  onCancelled: (booking: OfficeBooking) => void;
  onOutdated: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const { cancellation, collectedByUs } = booking;
  const facts = [
    ['home', [booking.title, booking.place, String(booking.objectNumber)].filter(Boolean).join(' · ')],
    ['landlord', booking.landlord],
    ['guest', booking.guest],
    ['stay', `${format.date(booking.startDate)} – ${format.date(booking.endDate)}`],
    ['total', format.moneyExact(booking.total)],
    ...(collectedByUs
      ? [
          ['paid', format.moneyExact(booking.paid)],
          ['open', format.moneyExact(booking.open)],
        ]
      : []),
  ] as const;
  return (
    <>
      <Card className={styles.stack} data-testid="office-booking">
        <h2 className={styles.title}>{booking.bookingDisplayNumber}</h2>
        <p>
          <BookingStatus status={booking.status} />
        </p>
        {cancellation && (
          <div className={styles.stack} role="status">
            <p>
              {t(`admin.bookings.cancelledBy.${cancellation.by}`, {
                moment: format.moment(cancellation.at),
                staff: cancellation.staff ?? '',
              })}
            </p>
            {cancellation.reason && <p>{t(`booking.cancelReason.${cancellation.reason}`)}</p>}
            {cancellation.note && <p>{t('admin.bookings.note', { note: cancellation.note })}</p>}
          </div>
        )}
        <ul>
          {facts.map(([name, value]) => (
            <li key={name} className={styles.block}>
              <p className={styles.line}>
                <span>{t(`admin.bookings.${name}`)}</span>
                <span>{value}</span>
              </p>
            </li>
          ))}
        </ul>
        {!collectedByUs && <p className={styles.soft}>{t('admin.bookings.toLandlord')}</p>}
      </Card>
      {booking.cancellable && (
        <CancelForHost booking={booking} onCancelled={onCancelled} onOutdated={onOutdated} />
      )}
    </>
  );
}
