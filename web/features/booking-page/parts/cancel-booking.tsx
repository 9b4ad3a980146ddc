import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import type { CallFailure, GeneralFailureType } from '../../../app/calls/call-failure.ts';
import { useCall } from '../../../app/calls/use-call.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../../../features/booking/layout.module.css';
import type { BookingLink } from '../../../features/booking/use-linked.ts';
import { Fee, toBookingMethod } from './cancellation-fee.tsx';

const Dialog = lazy(async () => ({ default: (await import('../../../components/dialog.tsx')).Dialog }));

export function CancelBooking({
  booking,
  link,
  onCancelled,
}: {
  booking: Booking;
  link: BookingLink;
  onCancelled: () => Promise<void>;
}): ReactNode {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)} data-testid="cancel-open">
        {t(`booking.cancel.${toBookingMethod(booking.status)}.open`)}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CancelDialog
            booking={booking}
            link={link}
            onCancelled={onCancelled}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function failureKey(failure: CallFailure<'cancelBooking'>): 'not-cancellable' | 'fee-changed' | 'failed' {
  switch (failure.type) {
    case 'not-cancellable':
    case 'fee-changed':
      return failure.type;
    default:
      failure.type satisfies GeneralFailureType | 'booking-not-found';
      return 'failed';
  }
}

function CancelDialog({
  booking,
  link,
  onCancelled,
  onClose,
}: {
  booking: Booking;
  link: BookingLink;
  onCancelled: () => Promise<void>;
  onClose: () => void;
}): ReactNode {
  const { t } = useTexts();
  const ids = { bookingID: Number(link.id), bookingHash: link.hash };
  // Calls again each time the dialog opens, because the fee grows as the arrival comes nearer.
  const feeCall = useCall('cancelBooking', { ...ids, dryRun: true });
  const { answer: fee, failure: feeFailure } = feeCall;
  const { submit, sending, failure } = useSubmit('cancelBooking', {
    async onDone() {
      await onCancelled();
      onClose();
    },
    onFailure({ type }) {
      if (type === 'fee-changed') feeCall.retry();
    },
  });
  const failed = sending ? null : (failure ?? feeFailure);
  // The landlord may have confirmed a booking that the page still shows as a request.
  const words = `booking.cancel.${toBookingMethod(fee?.status ?? booking.status)}` as const;
  return (
    <Dialog
      title={t(`${words}.title`)}
      closeLabel={t(`${words}.keep`)}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button variant="primary" onClick={onClose}>
            {t(`${words}.keep`)}
          </Button>
          <Button
            variant="danger"
            busy={sending !== null}
            disabled={fee === null}
            onClick={() => fee && void submit({ ...ids, dryRun: false, expectedFee: fee.fee })}
            data-testid="cancel-confirm"
          >
            {t(`${words}.confirm`)}
          </Button>
        </div>
      }
    >
      <div className={styles.stack} aria-live="polite">
        {failed && <Notice kind="danger">{t(`booking.cancel.${failureKey(failed)}`)}</Notice>}
        {fee === null && !failed && <p>{t('booking.cancel.loading')}</p>}
        {fee && <Fee fee={fee} inkasso={booking.price.inkasso} />}
      </div>
    </Dialog>
  );
}
