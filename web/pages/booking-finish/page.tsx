import { useEffect, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { Booking } from '../../../contract/booking/booking.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import parts from '../../features/booking/booking-parts.module.css';
import { BookingStatus, PriceCard, StayCard } from '../../features/booking/booking-parts.tsx';
import { Documents } from '../../features/booking/documents.tsx';
import { forgetDraft } from '../../features/booking/draft-storage.ts';
import styles from '../../features/booking/layout.module.css';
import { guestLinkStates } from '../../features/booking/guest-link-states.ts';
import { LinkedStates } from '../../features/booking/linked-states.tsx';
import { listNextSteps } from '../../features/booking/next-steps.ts';
import { StepTrail } from '../../features/booking/step-trail.tsx';
import { Timeline } from '../../features/booking/timeline.tsx';
import { useLinked, type BookingLink } from '../../features/booking/use-linked.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { BookingFinishData } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;

const readBooking = ({ id, hash }: BookingLink, signal: AbortSignal): Promise<Booking> =>
  browserApi.call('getBooking', { bookingID: Number(id), bookingHash: hash }, { signal });

export default function BookingFinishPage(): ReactNode {
  const { method, objectNumber } = useLoaderData<BookingFinishData>();
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const { linked, id, reload } = useLinked(readBooking);
  const booked = linked.state === 'ready';
  // Leaves out the trail of steps if there is no booking to show.
  const hasWay = booked || linked.state === 'loading';

  useEffect(() => {
    if (booked) forgetDraft(objectNumber);
  }, [booked, objectNumber]);

  const title = (): string => {
    if (linked.state === 'loading') return t('booking.step.finish');
    if (linked.state !== 'ready') return t('booking.find.title');
    const key = `booking.finish.title.${linked.value.status}`;
    return t.has(key) ? t(key) : t(`booking.status.${linked.value.status}`);
  };

  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        {hasWay && <StepTrail step={3} method={method} />}
        <h1>{title()}</h1>
      </header>
      {linked.state === 'ready' ? (
        <FinishedBooking booking={linked.value} link={linked.link} />
      ) : (
        <>
          <LinkedStates state={linked.state} onRetry={reload} id={id} {...guestLinkStates} />
          {!hasWay && (
            <p>
              <ButtonLink to={pathOf('bookingView', language)} data-testid="find-booking">
                {t('booking.finish.find')}
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </div>
  );
}

function FinishedBooking({ booking, link }: { booking: Booking; link: BookingLink }): ReactNode {
  const { t, format, language } = useTexts();
  const { pathOf } = useRoutes();
  const query = new URLSearchParams({ bookingID: link.id });
  const isPayable = booking.status === 'confirmed' && (booking.money?.open ?? 0) > 0;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Card className={styles.stack}>
          <div className={parts.done}>
            <p className={parts.number} data-testid="booking-number">
              {t('booking.finish.number', { number: String(booking.bookingDisplayNumber) })}
            </p>
            <BookingStatus status={booking.status} />
          </div>
          <h2 className={styles.cardTitle}>{t('booking.finish.next')}</h2>
          <Timeline steps={listNextSteps(booking, t, format)} />
          <div className={styles.actions}>
            {isPayable && (
              <ButtonLink variant="primary" to={booking.money!.href} data-testid="pay-now">
                {t('booking.finish.pay')}
              </ButtonLink>
            )}
            <ButtonLink
              variant={isPayable ? 'secondary' : 'primary'}
              to={`${pathOf('bookingView', language)}?${query.toString()}`}
              data-testid="to-booking"
            >
              {booking.status === 'option'
                ? t('booking.finish.toOption')
                : booking.status === 'requested'
                  ? t('booking.finish.toRequest')
                  : t('booking.finish.toBooking')}
            </ButtonLink>
            <ButtonLink to={pathOf('Search', language)}>{t('booking.finish.toSearch')}</ButtonLink>
          </div>
        </Card>
        <Documents booking={booking} />
        <PriceCard booking={booking} />
      </div>
      <div className={`${styles.side} ${styles.sticky}`}>
        <StayCard booking={booking} />
      </div>
    </div>
  );
}
