import type { getPayment } from '../../../../contract/payments/get-payment.ts';
import type { Handler } from '../../../http/handler.ts';
import type { PayableBooking } from '../../booking/booking.ts';
import { pollPayment } from '../poll-payment.ts';
import { paymentStore } from '../payment-store.ts';
import type { PaymentsDeps } from '../payments-context.ts';
import { presentPayment } from '../present-payment.ts';

/** Asks the provider for the state, since the return URL proves nothing. */
export function getPaymentHandler(deps: PaymentsDeps): Handler<typeof getPayment, PayableBooking> {
  return async ({ paymentID }, { opened }) => {
    const payments = await paymentStore.ofBooking(deps.connection.db, opened.id);
    const payment = payments.find(({ id }) => id === paymentID) ?? payments[0];
    if (payment && payment.state !== 'paid') {
      await pollPayment(deps, payment.id).catch((error: unknown) => {
        deps.log.warn({ err: error, payment: payment.id }, 'payments: the provider is silent');
      });
    }
    return { ok: true, data: await presentPayment(deps, opened, paymentID ?? null) };
  };
}
