import type { ReactNode } from 'react';
import type { OfficeBooking } from '../../../contract/booking/office-booking.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { BookingStatus } from '../../features/booking/booking-parts.tsx';
import styles from '../parts/admin.module.css';
import { ActingLink } from '../parts/acting-link.tsx';
import { OpenCase } from '../parts/open-case.tsx';
import { PersonBeside } from '../records/person-beside.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { ChangeForGuest } from './change-for-guest.tsx';
import { BookingHistory } from './booking-history.tsx';
import { CancelForHost } from './cancel-for-host.tsx';

export function FoundBooking({
  booking,
  topics,
  onChanged,
  onOutdated,
}: {
  booking: OfficeBooking;
  topics: Readonly<Record<string, string>>;
  onChanged: (booking: OfficeBooking) => void;
  onOutdated: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const { cancellation, collectedByUs } = booking;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card className={styles.stack} data-testid="office-booking">
          <p className={styles.badges}>
            <strong className={styles.title}>{booking.bookingDisplayNumber}</strong>
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
          <BookingFacts booking={booking} />
          {booking.remarks !== '' && (
            <div>
              <p className={styles.soft}>{t('records.booking.remarks')}</p>
              <p className={styles.words}>{booking.remarks}</p>
            </div>
          )}
          {!collectedByUs && <p className={styles.soft}>{t('admin.bookings.toLandlord')}</p>}
        </Card>
        <OpenCase
          topics={topics}
          caller={{
            name: booking.guest,
            email: booking.guestContact.email,
            phone: booking.guestContact.phone,
            bookingNumber: String(booking.bookingDisplayNumber),
            objectNumber: String(booking.objectNumber),
          }}
        />
        {booking.unchangeable !== null && (
          <Notice kind="info" role="status" title={t(`admin.bookings.unchangeable.${booking.unchangeable}`)}>
            {t(`admin.bookings.unchangeable.${booking.unchangeable}Text`)}
            {booking.unchangeable === 'begun' && booking.landlordContact.accountNumber !== null && (
              <>
                {' '}
                <ActingLink accountNumber={booking.landlordContact.accountNumber} />
              </>
            )}
          </Notice>
        )}
        {booking.changeable && <ChangeForGuest booking={booking} onAsked={onChanged} />}
        <BookingHistory history={booking.history} />
        {booking.cancellable && (
          <CancelForHost booking={booking} onCancelled={onChanged} onOutdated={onOutdated} />
        )}
      </div>
      <PersonBeside of={{ source: 'booking', number: booking.bookingDisplayNumber }} topics={topics} />
    </div>
  );
}
