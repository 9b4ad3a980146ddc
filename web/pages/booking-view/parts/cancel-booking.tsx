import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import type { Api } from '../../../../contract/api.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { ApiFailure } from '../../../app/api/api-client.ts';
import { browserApi } from '../../../app/api/browser-api.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../../../features/booking/layout.module.css';
import type { BookingLink } from '../../../features/booking/use-linked.ts';
import { useTexts } from '../../../app/texts-context.tsx';

const Dialog = lazy(async () => ({ default: (await import('../../../components/dialog.tsx')).Dialog }));

type Fee = ResponseOf<Api['cancelBooking']>;

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
  const { t, format } = useTexts();
  const [open, setOpen] = useState(false);
  const [fee, setFee] = useState<Fee | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const call = (dryRun: boolean): Promise<Fee> =>
    browserApi.call('cancelBooking', { bookingID: Number(link.id), bookingHash: link.hash, dryRun });
  const textOf = (error: unknown): string =>
    error instanceof ApiFailure && error.type === 'not-cancellable'
      ? t('booking.cancel.not-cancellable')
      : t('booking.cancel.failed');

  const ask = async (): Promise<void> => {
    setOpen(true);
    setFee(null);
    setFailed(null);
    try {
      setFee(await call(true));
    } catch (error) {
      setFailed(textOf(error));
    }
  };
  const cancel = async (): Promise<void> => {
    setSending(true);
    setFailed(null);
    try {
      await call(false);
      await onCancelled();
      setOpen(false);
    } catch (error) {
      setFailed(textOf(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <div>
      <Button onClick={() => void ask()} data-testid="cancel-open">
        {t(booking.status === 'option' ? 'booking.cancel.openOption' : 'booking.cancel.open')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Dialog
            title={t('booking.cancel.title')}
            closeLabel={t('booking.cancel.keep')}
            onClose={() => setOpen(false)}
            footer={
              <div className={styles.actions}>
                <Button onClick={() => setOpen(false)}>{t('booking.cancel.keep')}</Button>
                <Button
                  variant="primary"
                  busy={sending}
                  disabled={fee === null || sending}
                  onClick={() => void cancel()}
                  data-testid="cancel-confirm"
                >
                  {t('booking.cancel.confirm')}
                </Button>
              </div>
            }
          >
            <div className={styles.stack} aria-live="polite">
              {failed && <Notice kind="danger">{failed}</Notice>}
              {fee === null && !failed && <p>{t('booking.cancel.loading')}</p>}
              {fee && (
                <>
                  <p data-testid="cancel-fee" data-cents={Math.round(fee.fee * 100)}>
                    <strong>
                      {fee.fee === 0
                        ? t('booking.cancel.free')
                        : t('booking.cancel.fee', {
                            fee: format.money(fee.fee),
                            percent: fee.feePercent,
                          })}
                    </strong>
                  </p>
                  {fee.refund > 0 && (
                    <p>{t('booking.cancel.refund', { refund: format.money(fee.refund) })}</p>
                  )}
                  <p>{t('booking.cancel.final')}</p>
                </>
              )}
            </div>
          </Dialog>
        </Suspense>
      )}
    </div>
  );
}
