import type { ReactNode } from 'react';
import type { LandlordBookingItem } from '../../../contract/landlords/landlord-booking-item.ts';
import { homeWithPlace } from '../../../domain/place-line.ts';
import { nightsBetween } from '../../../domain/stay.ts';
import { labelled } from '../../../texts/labelled.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Link } from '../../components/link.tsx';
import { Money } from '../../components/price-table.tsx';
import { BookingStatus } from '../../features/booking/booking-parts.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { useMoneyWords } from './use-money-words.ts';
import styles from './booking-item.module.css';

export function BookingItem({
  booking,
  note,
  children,
}: {
  booking: LandlordBookingItem;
  note?: string;
  children?: ReactNode;
}): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useLandlordPaths();
  const { bookingID, startDate, endDate } = booking;
  const words = useMoneyWords();
  const payout = words.payout(booking.money);
  const money = [
    words.paid(booking.money),
    payout === '' ? '' : labelled(language, t('landlord.money.you'), payout),
  ].filter((part) => part !== '');
  const party = [
    t('booking.stay.nights', { count: nightsBetween(startDate, endDate) }),
    t('booking.stay.persons', { count: booking.persons }),
    booking.pets > 0 && t('landlord.area.dogs', { count: booking.pets }),
  ];
  return (
    <article className={styles.item} data-testid="landlord-booking" data-id={bookingID}>
      <div className={styles.head}>
        <h3 className={styles.guest}>
          <Link to={buildPath('LandlordBooking', { bookingID })} className={styles.link}>
            {booking.guest}
          </Link>
        </h3>
        {note && <p>{note}</p>}
        <p className={styles.line}>
          <BookingStatus status={booking.status} />
          {booking.direct && <Badge>{t('landlord.direct.badge')}</Badge>}
          <strong>
            <Money euros={booking.total} exact />
          </strong>
        </p>
      </div>
      <p>
        {`${format.dateWithWeekday(startDate)} – ${format.dateWithWeekday(endDate)}`}
        <span className={styles.soft}>{` · ${party.filter(Boolean).join(' · ')}`}</span>
      </p>
      <p className={styles.soft}>
        {homeWithPlace(booking)}
        {` · ${t('landlord.number', { number: String(booking.bookingDisplayNumber) })}`}
      </p>
      {money.length > 0 && <p className={styles.soft}>{money.join(' · ')}</p>}
      {booking.registration && (
        <p className={styles.soft}>
          {booking.registration.confirmed
            ? t('landlord.checkIn.confirmedLine')
            : t('landlord.checkIn.progressLine', {
                filled: booking.registration.filled,
                persons: booking.registration.persons,
              })}
        </p>
      )}
      {booking.remarks !== '' && (
        <blockquote className={styles.remarks}>
          <span className={styles.soft}>{t('landlord.remarks')}</span>
          {booking.remarks}
        </blockquote>
      )}
      {booking.holdUntil && (
        <p className={styles.soft}>{t('landlord.holdUntil', { moment: format.moment(booking.holdUntil) })}</p>
      )}
      {booking.changeOpen && <p className={styles.warning}>{t('landlord.area.changeOpen')}</p>}
      {booking.proposal && (
        <p className={styles.waits} data-testid="proposal-waits">
          {t(`landlord.area.${booking.proposal.concludes ? 'offerOpen' : 'proposalOpen'}`, {
            until: format.moment(booking.proposal.expiresAt),
          })}
        </p>
      )}
      {booking.conflicts > booking.otherRequests && (
        <p className={styles.warning} data-testid="conflict">
          {t('landlord.area.conflict')}
        </p>
      )}
      {booking.otherRequests > 0 && (
        <p className={styles.warning} data-testid="other-requests">
          {t('landlord.area.otherRequests', { count: booking.otherRequests })}
        </p>
      )}
      {children}
    </article>
  );
}
