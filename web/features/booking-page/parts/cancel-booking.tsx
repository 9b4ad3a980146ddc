import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import type { Api } from '../../../../contract/api.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { collectorOf } from '../../../../domain/pricing/payment-methods.ts';
import type { CallFailure, GeneralFailureType } from '../../../app/calls/call-failure.ts';
import { useCall } from '../../../app/calls/use-call.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../../../features/booking/layout.module.css';
import type { BookingLink } from '../../../features/booking/use-linked.ts';

const Dialog = lazy(async () => ({ default: (await import('../../../components/dialog.tsx')).Dialog }));

/** The fee first, then the question, then it is cancelled. */
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
        {t(booking.status === 'option' ? 'booking.cancel.openOption' : 'booking.cancel.open')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CancelDialog
            inkasso={booking.price.inkasso}
            link={link}
            onCancelled={onCancelled}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What is said of a booking that cannot be cancelled; its key is the last part of a message's. */
function failureKey(failure: CallFailure<'cancelBooking'>): 'not-cancellable' | 'failed' {
  switch (failure.type) {
    case 'not-cancellable':
      return 'not-cancellable';
    default:
      failure.type satisfies GeneralFailureType | 'booking-not-found';
      return 'failed';
  }
}

function CancelDialog({
  inkasso,
  link,
  onCancelled,
  onClose,
}: {
  inkasso: number;
  link: BookingLink;
  onCancelled: () => Promise<void>;
  onClose: () => void;
}): ReactNode {
  const { t } = useTexts();
  const ids = { bookingID: Number(link.id), bookingHash: link.hash };
  // Asked anew each time that the dialog opens: the fee grows as the arrival comes nearer.
  const { answer: fee, failure: feeFailure } = useCall('cancelBooking', { ...ids, dryRun: true });
  const { submit, sending, failure } = useSubmit('cancelBooking', {
    async onDone() {
      await onCancelled();
      onClose();
    },
  });
  const failed = sending ? null : (failure ?? feeFailure);
  return (
    <Dialog
      title={t('booking.cancel.title')}
      closeLabel={t('booking.cancel.keep')}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('booking.cancel.keep')}</Button>
          <Button
            variant="primary"
            busy={sending !== null}
            disabled={fee === null}
            onClick={() => void submit({ ...ids, dryRun: false })}
            data-testid="cancel-confirm"
          >
            {t('booking.cancel.confirm')}
          </Button>
        </div>
      }
    >
      <div className={styles.stack} aria-live="polite">
        {failed && <Notice kind="danger">{t(`booking.cancel.${failureKey(failed)}`)}</Notice>}
        {fee === null && !failed && <p>{t('booking.cancel.loading')}</p>}
        {fee && <Fee fee={fee} inkasso={inkasso} />}
      </div>
    </Dialog>
  );
}

/** What a cancellation costs, and who gives back what was paid above it: whoever has collected it. */
export function Fee({ fee, inkasso }: { fee: ResponseOf<Api['cancelBooking']>; inkasso: number }): ReactNode {
  const { t, format } = useTexts();
  return (
    <>
      <p data-testid="cancel-fee" data-cents={Math.round(fee.fee * 100)}>
        <strong>
          {fee.fee === 0
            ? t('booking.cancel.free')
            : t('booking.cancel.fee', { fee: format.money(fee.fee), percent: fee.feePercent })}
        </strong>
      </p>
      {collectorOf(inkasso) === 'landlord' ? <RefundByHost fee={fee} /> : <RefundByHouse fee={fee} />}
      <p>{t('booking.cancel.final')}</p>
    </>
  );
}

function RefundByHouse({ fee: { fee, refund } }: { fee: ResponseOf<Api['cancelBooking']> }): ReactNode {
  const { t, format } = useTexts();
  if (refund === 0) return null;
  const amount = { refund: format.money(refund) };
  return <p>{fee === 0 ? t('booking.cancel.refundAll', amount) : t('booking.cancel.refund', amount)}</p>;
}

/** Nobody has told the house what the host has got; nothing is paid there before the host has confirmed. */
function RefundByHost({ fee: { fee, status } }: { fee: ResponseOf<Api['cancelBooking']> }): ReactNode {
  const { t } = useTexts();
  if (status !== 'confirmed') return null;
  return <p>{fee === 0 ? t('booking.cancel.byHost.refundAll') : t('booking.cancel.byHost.refund')}</p>;
}
