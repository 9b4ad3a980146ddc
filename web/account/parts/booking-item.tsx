import type { ReactNode } from 'react';
import type { BookingListItem } from '../../../contract/booking/get-bookings.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useToday } from '../../app/use-today.ts';
import { ButtonLink } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Link } from '../../components/link.tsx';
import { Picture } from '../../components/picture.tsx';
import { Money } from '../../components/price-table.tsx';
import { BookingStatus } from '../../features/booking/booking-parts.tsx';
import { homeOfBooking } from '../../features/booking/home-of-booking.ts';
import { useAccountPaths } from '../use-account-paths.ts';
import { hasEnded } from './coming.ts';
import styles from './booking-item.module.css';

export function BookingItem({ booking, large }: { booking: BookingListItem; large?: boolean }): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useAccountPaths();
  const home = homeOfBooking(booking.object, language, useRoutes());
  const { bookingDisplayNumber, proposal, rating } = booking;
  const today = useToday();
  const details = buildPath('UserBookingDetails', { bookingDisplayNumber });
  const words = proposal?.concludes ? 'offer' : 'proposal';
  return (
    <article className={classNames(styles.item, large && styles.large)} data-testid="own-booking">
      {home.image && (
        <div className={styles.picture}>
          <Picture src={home.image.src} alt="" sizes="(min-width: 576px) 240px, 100vw" maxWidth={725} />
        </div>
      )}
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Link to={details} className={styles.link} data-number={bookingDisplayNumber}>
            {home.title}
          </Link>
        </h3>
        <p className={styles.soft}>{home.where}</p>
        <p>
          {format.date(booking.startDate)} – {format.date(booking.endDate)}
          {' · '}
          {t('booking.stay.persons', { count: booking.persons })}
        </p>
        <p className={styles.line}>
          <BookingStatus
            status={booking.status}
            label={hasEnded(booking, today) ? t('account.bookings.ended') : undefined}
          />
          <strong>
            <Money euros={booking.total} exact />
          </strong>
          <span className={styles.soft}>
            {t('account.bookings.number', { number: String(bookingDisplayNumber) })}
          </span>
        </p>
        {rating && (
          <p className={styles.rate}>
            <ButtonLink to={rating.href} small data-testid="rate-stay">
              {t(rating.isGiven ? 'account.bookings.seeRating' : 'account.bookings.rate')}
              <span className="visually-hidden">: {home.title}</span>
            </ButtonLink>
          </p>
        )}
        {proposal && (
          <p className={styles.proposal} data-testid="proposal-waits">
            {t(`account.bookings.${words}`, { until: format.moment(proposal.expiresAt) })}{' '}
            <Link to={details}>{t(`account.bookings.${words}Link`)}</Link>
          </p>
        )}
      </div>
    </article>
  );
}
