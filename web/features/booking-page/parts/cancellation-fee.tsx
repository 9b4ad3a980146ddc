import type { ReactNode } from 'react';
import type { Api } from '../../../../contract/api.ts';
import type { Booking, BookingMethod } from '../../../../contract/booking/booking.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { toCollector } from '../../../../domain/pricing/payment-methods.ts';
import { MoneyByWay } from '../../booking/money-by-way.tsx';
import { useTexts } from '../../../app/texts-context.tsx';

/** The texts distinguish between withdrawing a request, giving up an option and cancelling a booking. */
export const toBookingMethod = (status: Booking['status']): BookingMethod =>
  status === 'requested' ? 'request' : status === 'option' ? 'option' : 'booking';

/** Shows the cost of a cancellation, and who refunds the rest: whoever has collected the payment. */
export function Fee({ fee, inkasso }: { fee: ResponseOf<Api['cancelBooking']>; inkasso: number }): ReactNode {
  const { t, format } = useTexts();
  const subject = toBookingMethod(fee.status);
  if (subject !== 'booking') {
    return (
      <p data-testid="cancel-fee" data-cents={Math.round(fee.fee * 100)}>
        {t(`booking.cancel.${subject}.text`)}
      </p>
    );
  }
  return (
    <>
      <p data-testid="cancel-fee" data-cents={Math.round(fee.fee * 100)}>
        <strong>
          {fee.fee === 0
            ? t('booking.cancel.free')
            : t('booking.cancel.fee', { fee: format.money(fee.fee), percent: fee.feePercent })}
        </strong>
      </p>
      {toCollector(inkasso) === 'landlord' ? <RefundByHost fee={fee} /> : <RefundByHouse fee={fee} />}
      <p>{t('booking.cancel.final')}</p>
    </>
  );
}

function RefundByHouse({
  fee: { fee, refund, refunds },
}: {
  fee: ResponseOf<Api['cancelBooking']>;
}): ReactNode {
  const { t, format } = useTexts();
  if (refund === 0) return null;
  const amount = { refund: format.money(refund) };
  return (
    <>
      <p>{fee === 0 ? t('booking.cancel.refundAll', amount) : t('booking.cancel.refund', amount)}</p>
      <MoneyByWay parts={refunds} words="refundTo" />
    </>
  );
}

/**
 * The host refunds the money, because the house does not know how much the host has received. Nothing is paid to the host before the
 * confirmation.
 */
function RefundByHost({ fee: { fee, status } }: { fee: ResponseOf<Api['cancelBooking']> }): ReactNode {
  const { t } = useTexts();
  if (status !== 'confirmed') return null;
  return <p>{fee === 0 ? t('booking.cancel.byHost.refundAll') : t('booking.cancel.byHost.refund')}</p>;
}
