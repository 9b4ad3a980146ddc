import type { ReactNode } from 'react';
import type { Booking } from '../../../contract/booking/booking.ts';
import { browserApi } from '../../api/browser-api.ts';
import styles from '../../features/booking/booking.module.css';
import {
  BookingStatus,
  Documents,
  GuestCard,
  LandlordCard,
  PriceCard,
  StayCard,
} from '../../features/booking/booking-parts.tsx';
import { LinkedStates } from '../../features/booking/linked-states.tsx';
import { useLinked, type BookingLink } from '../../features/booking/use-linked.ts';
import { pageMeta } from '../../shell/page-head.ts';
import { useTexts } from '../../shell/texts-context.tsx';
import { CancelBooking } from './parts/cancel-booking.tsx';
import { ConvertOption } from './parts/convert-option.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;

const readBooking = ({ id, hash }: BookingLink, signal?: AbortSignal): Promise<Booking> =>
  browserApi.call(
    'getBooking',
    { bookingID: Number(id), bookingHash: hash },
    signal === undefined ? {} : { signal },
  );

/** A guest's booking by its signed link: state, documents, price, and the next steps that the state allows. */
export default function BookingViewPage(): ReactNode {
  const { t, format } = useTexts();
  const { linked, replace, reload } = useLinked(readBooking);
  if (linked.state !== 'ready') {
    return (
      <div className={`container ${styles.page}`}>
        <h1>{t('booking.view.title')}</h1>
        <LinkedStates state={linked.state} texts="booking.view" onRetry={reload} />
      </div>
    );
  }
  const { value: booking, link } = linked;
  const canCancel = booking.nextSteps.includes('cancel');
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('booking.view.title')}</h1>
        <p>
          {t('booking.finish.number', { number: String(booking.bookingDisplayNumber) })}{' '}
          <BookingStatus status={booking.status} />
        </p>
        <p className={styles.lead} role="status">
          {t(`booking.statusText.${booking.status}`)}
        </p>
        <p className={styles.small}>
          {t('booking.view.bookedAt', { moment: format.moment(booking.createdAt) })}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {booking.nextSteps.includes('convert') && (
            <ConvertOption booking={booking} link={link} onChange={replace} onReload={reload} />
          )}
          <LandlordCard booking={booking} />
          <StayCard booking={booking} />
          <Documents booking={booking} />
          <GuestCard booking={booking} />
        </div>
        <div className={styles.side}>
          <PriceCard booking={booking} />
          {canCancel && (
            <CancelBooking
              booking={booking}
              link={link}
              onCancelled={async () => replace(await readBooking(link))}
            />
          )}
        </div>
      </div>
    </div>
  );
}
