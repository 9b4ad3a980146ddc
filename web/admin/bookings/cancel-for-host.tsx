import { useState, type ReactNode } from 'react';
import type { OfficeBooking } from '../../../contract/booking/office-booking.ts';
import type { CancellationReason } from '../../../domain/booking/cancellation-reasons.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { CancellationReasonField, KeepBlockedChoice } from '../../features/booking/cancellation-by-host.tsx';
import styles from '../parts/admin.module.css';

export function CancelForHost({
  booking,
  onCancelled,
  onOutdated,
}: {
  booking: OfficeBooking;
  onCancelled: (booking: OfficeBooking) => void;
  onOutdated: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [isTried, setTried] = useState(false);
  const [reason, setReason] = useState<CancellationReason | ''>('');
  const [note, setNote] = useState('');
  const [message, setMessage] = useState('');
  const [keepBlocked, setKeepBlocked] = useState(false);
  const { submit, sending, failure } = useSubmit('cancelOfficeBooking', {
    onDone: onCancelled,
    onFailure: ({ type }) => {
      if (type === 'not-cancellable') onOutdated();
    },
  });
  const isShort = note.trim().length < 3;
  const sendCancellation = (): void => {
    setTried(true);
    if (sending || reason === '' || isShort) return;
    const { bookingDisplayNumber } = booking;
    const cancellation = { reason, note: note.trim(), message: message.trim(), keepBlocked };
    void submit({ languageCode: language, bookingDisplayNumber, ...cancellation });
  };
  return (
    <Card className={styles.stack}>
      <h2 className={styles.title}>{t('admin.bookings.cancel.title')}</h2>
      <p>{t(`admin.bookings.cancel.${booking.collectedByUs ? 'lead' : 'leadToLandlord'}`)}</p>
      <FailureNotice
        text={
          failure &&
          !sending &&
          t(failure.type === 'not-cancellable' ? 'admin.bookings.cancel.refused' : 'admin.failed')
        }
      />
      {isOpen ? (
        <form
          className={styles.stack}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            sendCancellation();
          }}
        >
          <CancellationReasonField reason={reason} isTried={isTried} onChange={setReason} />
          <TextField
            name="note"
            label={t('admin.bookings.cancel.note')}
            hint={t('admin.bookings.cancel.noteHint')}
            error={isTried && isShort ? t('admin.bookings.cancel.noteHint') : undefined}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <TextAreaField
            name="message"
            label={t('admin.bookings.cancel.message')}
            hint={t('landlord.cancel.messageHint')}
            maxLength={2000}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
          <KeepBlockedChoice isKept={keepBlocked} onChange={setKeepBlocked} />
          <p>{t('landlord.cancel.final')}</p>
          <div className={styles.actions}>
            <Button
              type="submit"
              variant="primary"
              busy={sending !== null}
              data-testid="office-cancel-confirm"
            >
              {t('admin.bookings.cancel.confirm')}
            </Button>
            <Button disabled={sending !== null} onClick={() => setOpen(false)}>
              {t('landlord.cancel.keep')}
            </Button>
          </div>
        </form>
      ) : (
        <p className={styles.actions}>
          <Button onClick={() => setOpen(true)} data-testid="office-cancel">
            {t('admin.bookings.cancel.open')}
          </Button>
        </p>
      )}
    </Card>
  );
}
