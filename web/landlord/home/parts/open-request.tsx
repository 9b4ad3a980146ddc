import { useState, type ReactNode } from 'react';
import type { LandlordBookingItem } from '../../../../contract/landlords/landlord-booking-item.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { TextAreaField } from '../../../components/field.tsx';
import { BookingItem } from '../../parts/booking-item.tsx';
import { useDeclineReason } from '../../parts/decline-reason.tsx';
import styles from '../../parts/booking-item.module.css';

const refusals = ['transition-not-allowed', 'capacity-taken'] as const;

/** Confirms a request with one tap. Declining asks for a reason and a message to the guest. */
export function OpenRequest({
  booking,
  onAnswered,
}: {
  booking: LandlordBookingItem;
  onAnswered: (booking: LandlordBookingItem, action: 'confirm' | 'decline') => void;
}): ReactNode {
  const { t, language, format } = useTexts();
  const [declining, setDeclining] = useState(false);
  const [message, setMessage] = useState('');
  const declineReason = useDeclineReason();
  const { submit, sending, failure } = useSubmit('setBookingConfirmation', {
    onDone: (_answer, { action }) => onAnswered(booking, action),
  });
  const sendAnswer = (action: 'confirm' | 'decline'): void =>
    void submit({
      bookingId: booking.bookingID,
      bookingHash: '',
      action,
      message: action === 'decline' ? declineReason.messageWith(message) : '',
      languageCode: language,
    });
  const isSending = sending !== null;
  const refusal = refusals.find((one) => one === failure?.type) ?? 'other';
  const since = t('landlord.home.since', { moment: format.moment(booking.createdAt) });
  return (
    <BookingItem booking={booking}>
      <p className={styles.soft}>{since}</p>
      {failure && !isSending && (
        <p className={styles.danger} role="alert">
          {failure.type === 'not-on-behalf' ? t('acting.refused') : t(`landlord.failure.${refusal}`)}
        </p>
      )}
      {declining && (
        <>
          <p role="alert">{t('landlord.declineQuestion')}</p>
          {declineReason.field}
          <TextAreaField
            name="decline-message"
            label={t('landlord.decliningReason.message')}
            rows={3}
            maxLength={1800}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </>
      )}
      <div className={styles.actions}>
        {declining ? (
          <>
            <Button variant="primary" small busy={isSending} onClick={() => sendAnswer('decline')}>
              {t('landlord.declineYes')}
            </Button>
            <Button small disabled={isSending} onClick={() => setDeclining(false)}>
              {t('landlord.back')}
            </Button>
          </>
        ) : (
          <>
            {booking.actions.includes('confirm') && (
              <Button
                variant="primary"
                small
                busy={isSending}
                onClick={() => sendAnswer('confirm')}
                data-testid="confirm"
              >
                {t(booking.bookingMethod === 'request' ? 'landlord.confirmRequest' : 'landlord.confirm')}
              </Button>
            )}
            {booking.actions.includes('decline') && (
              <Button small disabled={isSending} onClick={() => setDeclining(true)} data-testid="decline">
                {t('landlord.decline')}
              </Button>
            )}
          </>
        )}
      </div>
    </BookingItem>
  );
}
