import { useEffect, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { Booking } from '../../../contract/booking/booking.ts';
import { pathOf } from '../../../domain/routes.ts';
import { browserApi } from '../../api/browser-api.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../../features/booking/booking.module.css';
import { BookingStatus, Documents, PriceCard, StayCard } from '../../features/booking/booking-parts.tsx';
import { forgetDraft } from '../../features/booking/draft-storage.ts';
import { LinkedStates } from '../../features/booking/linked-states.tsx';
import { StepTrail } from '../../features/booking/step-trail.tsx';
import { useLinked, type BookingLink } from '../../features/booking/use-linked.ts';
import { pageMeta } from '../../shell/page-head.ts';
import { useTexts } from '../../shell/texts-context.tsx';
import type { BookingFinishData } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;

const readBooking = ({ id, hash }: BookingLink, signal: AbortSignal): Promise<Booking> =>
  browserApi.call('getBooking', { bookingID: Number(id), bookingHash: hash }, { signal });

/** Third step: the number and what happens next, from the server's state. */
export default function BookingFinishPage(): ReactNode {
  const { method, objectNumber } = useLoaderData<BookingFinishData>();
  const { t } = useTexts();
  const { linked, reload } = useLinked(readBooking);
  const booked = linked.state === 'ready';

  useEffect(() => {
    if (booked) forgetDraft(objectNumber);
  }, [booked, objectNumber]);

  const title = (): string => {
    if (linked.state !== 'ready') return t('booking.step.finish');
    const key = `booking.finish.title.${linked.value.status}`;
    return t.has(key) ? t(key) : t(`booking.status.${linked.value.status}`);
  };

  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <StepTrail step={3} method={method} />
        <h1>{title()}</h1>
      </header>
      {linked.state === 'ready' ? (
        <FinishedBooking booking={linked.value} link={linked.link} />
      ) : (
        <LinkedStates state={linked.state} texts="booking.view" onRetry={reload} />
      )}
    </div>
  );
}

function FinishedBooking({ booking, link }: { booking: Booking; link: BookingLink }): ReactNode {
  const { t, format, language } = useTexts();
  const query = new URLSearchParams({ bookingID: link.id, bookingHash: link.hash });
  const { status, holdUntil, customer } = booking;
  const steps: string[] = [t('booking.finish.mail', { email: customer.email })];
  if (status === 'option' && holdUntil) {
    steps.push(t('booking.finish.option', { moment: format.moment(holdUntil) }), t('booking.finish.option2'));
  } else if (status === 'booked') {
    steps.push(t('booking.finish.booked'), t('booking.finish.booked2'));
  } else if (status === 'confirmed') {
    steps.push(t('booking.finish.confirmed'));
  } else if (status === 'requested') {
    steps.push(t('booking.finish.requested'));
  } else {
    steps.push(t(`booking.statusText.${status}`));
  }
  return (
    <div className={`${styles.main} ${styles.narrow}`}>
      <Notice
        kind="success"
        title={
          <span data-testid="booking-number">
            {t('booking.finish.number', { number: String(booking.bookingDisplayNumber) })}
          </span>
        }
      >
        <BookingStatus status={status} />
      </Notice>
      <Card className={styles.stack}>
        <h2 className={styles.cardTitle}>{t('booking.finish.next')}</h2>
        <ol className={styles.nextSteps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className={styles.actions}>
          <ButtonLink
            variant="primary"
            to={`${pathOf('bookingView', language)}?${query.toString()}`}
            data-testid="to-booking"
          >
            {t('booking.finish.toBooking')}
          </ButtonLink>
          <ButtonLink to={pathOf('Search', language)}>{t('booking.finish.toSearch')}</ButtonLink>
        </div>
      </Card>
      <Documents booking={booking} />
      <StayCard booking={booking} />
      <PriceCard booking={booking} />
    </div>
  );
}
