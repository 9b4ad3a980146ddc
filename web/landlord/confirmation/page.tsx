import { useCallback, useState, type ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { ApiFailure } from '../../app/api/api-client.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { AddressLines } from '../../features/booking/address-lines.tsx';
import parts from '../../features/booking/booking-parts.module.css';
import { BookingStatus } from '../../features/booking/booking-parts.tsx';
import styles from '../../features/booking/layout.module.css';
import { LinkedStates } from '../../features/booking/linked-states.tsx';
import { PriceBreakdown } from '../../features/booking/price-breakdown.tsx';
import { useLinked, type BookingLink } from '../../features/booking/use-linked.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { AnswerForm } from './parts/answer-form.tsx';
import { BookingFacts } from './parts/booking-facts.tsx';
import { ChangeAnswer, type ChangeAction } from './parts/change-answer.tsx';
import { Conflicts } from './parts/conflicts.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

const declaredFailures: ReadonlySet<string> = new Set(['transition-not-allowed', 'capacity-taken']);
const changeFailures: ReadonlySet<string> = new Set(['change-not-open', 'capacity-taken']);

/** A landlord answers a booking, by the signed link of the mail. */
export default function LandlordConfirmationPage(): ReactNode {
  const { t, language } = useTexts();
  const read = useCallback(
    ({ id, hash }: BookingLink, signal?: AbortSignal) =>
      browserApi.call(
        'getBookingConfirmation',
        { bookingId: Number(id), bookingHash: hash, languageCode: language },
        signal === undefined ? {} : { signal },
      ),
    [language],
  );
  const { linked, replace, reload } = useLinked<LandlordBooking>(read);
  const [failure, setFailure] = useState<string | null>(null);
  const [changeFailure, setChangeFailure] = useState<string | null>(null);

  if (linked.state !== 'ready') {
    return (
      <div className={`container ${styles.page}`}>
        <h1>{t('landlord.title')}</h1>
        <LinkedStates state={linked.state} texts="landlord" onRetry={reload} />
      </div>
    );
  }
  const { value: booking, link } = linked;
  const { change } = booking;

  const answer = async (action: 'confirm' | 'decline', message: string): Promise<void> => {
    setFailure(null);
    try {
      replace(
        await browserApi.call('setBookingConfirmation', {
          bookingId: Number(link.id),
          bookingHash: link.hash,
          action,
          message,
        }),
      );
    } catch (error) {
      const type = error instanceof ApiFailure && declaredFailures.has(error.type) ? error.type : 'other';
      setFailure(t(`landlord.failure.${type}`));
      // Somebody else has changed it meanwhile: show what holds now.
      if (type !== 'other') replace(await read(link));
    }
  };

  const answerChange = async (changeId: number, action: ChangeAction, message: string): Promise<void> => {
    setChangeFailure(null);
    const ids = { bookingId: Number(link.id), bookingHash: link.hash, changeId };
    try {
      replace(await browserApi.call('setBookingChange', { ...ids, action, message }));
    } catch (error) {
      const type = error instanceof ApiFailure && changeFailures.has(error.type) ? error.type : 'other';
      setChangeFailure(t(type === 'other' ? 'landlord.failure.other' : `landlord.change.failure.${type}`));
      if (type !== 'other') replace(await read(link));
    }
  };

  const doneKey = `landlord.done.${booking.status}`;
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t(`landlord.heading.${booking.bookingMethod}`, { title: booking.object.title })}</h1>
        <div className={parts.done}>
          <p className={parts.number}>
            {t('landlord.number', { number: String(booking.bookingDisplayNumber) })}
          </p>
          <BookingStatus status={booking.status} />
        </div>
      </header>
      {failure && (
        <Notice kind="danger" role="alert">
          {failure}
        </Notice>
      )}
      {booking.actions.length === 0 && t.has(doneKey) && (
        <Notice kind={booking.status === 'confirmed' ? 'success' : 'info'} role="status">
          <p>{t(doneKey)}</p>
          {booking.message && (
            <p className={styles.preserved}>
              {t('landlord.yourMessage')}: {booking.message}
            </p>
          )}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={`${styles.side} ${styles.sticky}`}>
          <BookingFacts booking={booking} />
        </div>
        <div className={styles.main}>
          {change && (
            <ChangeAnswer
              key={change.changeID}
              change={change}
              failure={changeFailure}
              onAnswer={(action, message) => answerChange(change.changeID, action, message)}
            />
          )}
          <Conflicts conflicts={booking.conflicts} />
          <Card className={styles.stack}>
            <h2 className={styles.cardTitle}>{t('landlord.guest')}</h2>
            <AddressLines customer={booking.customer} />
            {booking.status !== 'confirmed' && <p className={styles.small}>{t('landlord.guestHidden')}</p>}
            {booking.remarks !== '' && (
              <div className={styles.inset}>
                <h3 className={styles.small}>{t('landlord.remarks')}</h3>
                <p className={styles.preserved}>{booking.remarks}</p>
              </div>
            )}
          </Card>
          {booking.actions.length > 0 && <AnswerForm booking={booking} onAnswer={answer} />}
          <Card className={styles.stack}>
            <h2 className={styles.cardTitle}>{t('booking.price.title')}</h2>
            <PriceBreakdown price={booking.price} />
          </Card>
        </div>
      </div>
    </div>
  );
}
