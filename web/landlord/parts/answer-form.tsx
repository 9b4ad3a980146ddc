import { useState, type ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextAreaField } from '../../components/field.tsx';
import { useFocusOnTurn } from '../../components/use-focus-on-turn.ts';
import styles from '../../features/booking/layout.module.css';
import { useTexts } from '../../app/texts-context.tsx';
import { proposeId } from './proposal-draft.ts';
import { useDeclineReason } from './decline-reason.tsx';

export function AnswerForm({
  booking,
  isSending,
  onAnswer,
}: {
  booking: LandlordBooking;
  isSending: boolean;
  onAnswer: (action: 'confirm' | 'decline', message: string) => Promise<void>;
}): ReactNode {
  const { t } = useTexts();
  const [message, setMessage] = useState('');
  const [declining, setDeclining] = useState(false);
  const declineReason = useDeclineReason();
  const place = useFocusOnTurn<HTMLDivElement>(declining);
  const sendAnswer = async (action: 'confirm' | 'decline'): Promise<void> => {
    await onAnswer(action, action === 'decline' ? declineReason.messageWith(message) : message.trim());
    setDeclining(false);
  };
  const canConfirm = booking.actions.includes('confirm');
  const canDecline = booking.actions.includes('decline');
  return (
    <Card className={styles.stack}>
      <h2 className={styles.cardTitle}>{t('landlord.answer')}</h2>
      <TextAreaField
        name="message"
        label={t('landlord.message')}
        hint={t('landlord.messageHint')}
        maxLength={2000}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      {declining ? (
        <div ref={place} className={styles.tight} role="group" aria-label={t('landlord.decline')}>
          <p role="alert">{t('landlord.declineQuestion')}</p>
          {booking.proposable && (
            <p>
              <a href={`#${proposeId}`}>{t('landlord.offer.insteadOfDecline')}</a>
            </p>
          )}
          {declineReason.field}
          <div className={styles.actions}>
            <Button
              variant="primary"
              busy={isSending}
              onClick={() => void sendAnswer('decline')}
              data-testid="decline-yes"
            >
              {t('landlord.declineYes')}
            </Button>
            <Button disabled={isSending} onClick={() => setDeclining(false)}>
              {t('landlord.back')}
            </Button>
          </div>
        </div>
      ) : (
        <div ref={place} className={styles.actions}>
          {canConfirm && (
            <Button
              variant="primary"
              busy={isSending}
              onClick={() => void sendAnswer('confirm')}
              data-testid="confirm"
            >
              {t(booking.bookingMethod === 'request' ? 'landlord.confirmRequest' : 'landlord.confirm')}
            </Button>
          )}
          {canDecline && (
            <Button disabled={isSending} onClick={() => setDeclining(true)} data-testid="decline">
              {t('landlord.decline')}
            </Button>
          )}
        </div>
      )}
      <p className={styles.small} role="status">
        {isSending ? t('landlord.sending') : ''}
      </p>
    </Card>
  );
}
