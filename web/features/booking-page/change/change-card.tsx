import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { VacancyBubble } from '../../../components/vacancy-bubble.tsx';
import parts from '../../../features/booking/booking-parts.module.css';
import { ChangeComparison } from '../../../features/booking/change-comparison.tsx';
import { endOfCancelledChange } from '../../booking/change-words.ts';
import { changeVacancies } from '../../../features/booking/change-states.ts';
import styles from '../../../features/booking/layout.module.css';
import type { BookingLink } from '../../../features/booking/use-linked.ts';
import { withTexts } from '../../../app/texts/loaded-texts.ts';
import { useTexts } from '../../../app/texts-context.tsx';

const ChangeDialog = lazy(withTexts(() => import('./change-dialog.tsx'), 'change-dialog'));

export function ChangeCard({
  booking,
  link,
  onChange,
  onRead,
}: {
  booking: Booking;
  link: BookingLink;
  onChange: (booking: Booking) => void;
  onRead: () => Promise<void>;
}): ReactNode {
  const { t, format } = useTexts();
  const [asking, setAsking] = useState(false);
  // What the host proposes has a card of its own.
  const change = booking.change?.side === 'guest' ? booking.change : null;
  const state = change?.state;
  const ended = change && endOfCancelledChange(booking, change);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Moves the focus to the heading after an action, because the pressed button is removed. */
  const [hasActed, setHasActed] = useState(false);
  useEffect(() => {
    if (hasActed) heading.current?.focus();
  }, [hasActed, state]);
  const { submit, sending, failure } = useSubmit('withdrawChange', {
    onDone(updatedBooking) {
      onChange(updatedBooking);
      setHasActed(true);
    },
    // The landlord may have answered in the meantime, so the booking is read again.
    onFailure: onRead,
  });
  const withdraw = (changeID: number): void => {
    setHasActed(false);
    void submit({ bookingID: Number(link.id), bookingHash: link.hash, changeID });
  };
  const canAsk = booking.nextSteps.includes('change');
  if (!change && !canAsk && !asking) return null;

  return (
    <Card className={styles.stack} data-testid="change-card">
      <div className={parts.done}>
        <h2 className={styles.cardTitle} ref={heading} tabIndex={-1}>
          {t(change ? 'booking.change.yours' : 'booking.change.heading')}
        </h2>
        {change && (
          <span data-testid="change-state" data-state={change.state} role="status">
            <VacancyBubble vacancy={changeVacancies[change.state]}>
              {t(ended === 'settled' ? 'booking.change.ended.done' : `booking.change.state.${change.state}`)}
            </VacancyBubble>
          </span>
        )}
      </div>
      {failure && !sending && (
        <Notice kind="danger" role="alert">
          {t('booking.change.withdrawFailed')}
        </Notice>
      )}
      {change ? (
        <>
          <p>
            {t(ended ? `booking.change.ended.${ended}` : `booking.change.stateText.${change.state}`, {
              moment: format.moment(change.answeredAt ?? change.createdAt),
            })}
          </p>
          {change.answer && (
            <div className={styles.inset}>
              <h3 className={styles.small}>{t('booking.view.landlordMessage')}</h3>
              <p className={styles.preserved}>{change.answer}</p>
            </div>
          )}
          <ChangeComparison
            agreed={change.agreed}
            requested={change}
            requestedLabel={t('booking.change.requested')}
          />
          {change.message !== '' && (
            <div className={styles.inset}>
              <h3 className={styles.small}>{t('booking.view.remarks')}</h3>
              <p className={styles.preserved}>{change.message}</p>
            </div>
          )}
        </>
      ) : (
        <p className={styles.small}>{t('booking.change.text')}</p>
      )}
      <div className={styles.actions}>
        {change?.state === 'open' && (
          <Button
            busy={sending !== null}
            onClick={() => withdraw(change.changeID)}
            data-testid="change-withdraw"
          >
            {t('booking.change.withdraw')}
          </Button>
        )}
        {canAsk && (
          <Button
            onClick={() => {
              setHasActed(false);
              setAsking(true);
            }}
            data-testid="change-open"
          >
            {t(change ? 'booking.change.openAgain' : 'booking.change.open')}
          </Button>
        )}
      </div>
      {asking && (
        <Suspense fallback={null}>
          <ChangeDialog
            booking={booking}
            link={link}
            onClose={() => setAsking(false)}
            onChanged={onRead}
            onSent={() => {
              setAsking(false);
              setHasActed(true);
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}
