import type { ReactNode } from 'react';
import type { Booking } from '../../../contract/booking/booking.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { todayInBerlin } from '../../../domain/stay.ts';
import { Card } from '../../components/card.tsx';
import parts from '../../features/booking/booking-parts.module.css';
import {
  BookingStatus,
  GuestCard,
  LandlordCard,
  PriceCard,
  StayCard,
} from '../../features/booking/booking-parts.tsx';
import { CancellationTerms } from '../../features/booking/cancellation-terms.tsx';
import { Documents } from '../../features/booking/documents.tsx';
import styles from '../../features/booking/layout.module.css';
import { guestLinkStates } from '../../features/booking/guest-link-states.ts';
import { LinkedStates } from '../../features/booking/linked-states.tsx';
import { nextStepsOf } from '../../features/booking/next-steps.ts';
import { Timeline } from '../../features/booking/timeline.tsx';
import { useLinked, type BookingLink } from '../../features/booking/use-linked.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { WayThere } from '../../features/booking/way-there.tsx';
import { ChangeCard } from './change/change-card.tsx';
import { CancelBooking } from './parts/cancel-booking.tsx';
import { ConvertOption } from './parts/convert-option.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;

const readBooking = ({ id, hash, proof }: BookingLink, signal?: AbortSignal): Promise<Booking> => {
  const link = { bookingID: Number(id), bookingHash: hash };
  const options = signal === undefined ? {} : { signal };
  return proof === ''
    ? browserApi.call('getBooking', link, options)
    : browserApi.call('openBooking', { ...link, addressProof: proof }, options);
};

/** A guest's booking by its signed link: state, documents, price, and the next steps that the state allows. */
export default function BookingViewPage(): ReactNode {
  const { t, format } = useTexts();
  const { linked, id, replace, reload } = useLinked(readBooking);
  if (linked.state !== 'ready') {
    return (
      <div className={`container ${styles.page}`}>
        <h1>{t('booking.view.title')}</h1>
        <LinkedStates state={linked.state} onRetry={reload} id={id} {...guestLinkStates} />
      </div>
    );
  }
  const { value: booking, link } = linked;
  const { status } = booking;
  const canCancel = booking.nextSteps.includes('cancel');
  const stands = status === 'booked' || status === 'confirmed';
  const convertible = booking.nextSteps.includes('convert');
  const stay = (
    <div className={`${styles.side} ${styles.sticky}`}>
      <StayCard booking={booking} />
      <p className={styles.small}>
        {t('booking.view.bookedAt', { moment: format.moment(booking.createdAt) })}
      </p>
    </div>
  );
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('booking.view.title')}</h1>
        <div className={parts.done}>
          <p className={parts.number}>
            {t('booking.finish.number', { number: String(booking.bookingDisplayNumber) })}
          </p>
          <BookingStatus status={status} />
        </div>
        <p className={styles.lead} role="status">
          {t(`booking.statusText.${status}`)}
        </p>
      </header>
      <div className={styles.columns}>
        {/* In one column the home comes first, but for an option its time and its button. */}
        {!convertible && stay}
        <div className={styles.main}>
          {convertible && (
            <ConvertOption booking={booking} link={link} onChange={replace} onReload={reload} />
          )}
          <LandlordCard booking={booking} />
          <WayThere booking={booking} />
          <Documents booking={booking} />
          {stands && (
            <Card className={styles.stack}>
              <h2 className={styles.cardTitle}>{t('booking.finish.next')}</h2>
              <Timeline steps={nextStepsOf(booking, t, format).filter(({ key }) => key !== 'mail')} />
            </Card>
          )}
          <ChangeCard
            booking={booking}
            link={link}
            onChange={replace}
            onRead={async () => replace(await readBooking(link))}
          />
          <PriceCard booking={booking} />
          <GuestCard booking={booking} />
          {canCancel && (
            <CancellationTerms
              bands={booking.cancellation}
              startDate={booking.startDate}
              today={todayInBerlin(new Date())}
            >
              <CancelBooking
                booking={booking}
                link={link}
                onCancelled={async () => replace(await readBooking(link))}
              />
            </CancellationTerms>
          )}
        </div>
        {convertible && stay}
      </div>
    </div>
  );
}
