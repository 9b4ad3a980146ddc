import type { getPayment } from '../../../../contract/payments/get-payment.ts';
import type { Handler } from '../../../http/handler.ts';
import type { PayableBooking } from '../../booking/booking.ts';
import { lookAtPayment } from '../look-at-payment.ts';
import { paymentStore } from '../payment-store.ts';
import type { PaymentsDeps } from '../payments-context.ts';
import { presentPayment } from '../present-payment.ts';

/** The state of a payment comes from the provider itself, not from the URL to which it returns the guest. */
export function getPaymentHandler(deps: PaymentsDeps): Handler<typeof getPayment, PayableBooking> {
  return async ({ paymentID }, { opened }) => {
    const payments = await paymentStore.ofBooking(deps.connection.db, opened.id);
    const asked = payments.find(({ id }) => id === paymentID) ?? payments[0];
    if (asked && asked.state !== 'paid') {
      await lookAtPayment(deps, asked.id).catch((error: unknown) => {
        deps.log.warn({ err: error, payment: asked.id }, 'payments: the provider is silent');
      });
    }
    return { ok: true, data: await presentPayment(deps, opened, paymentID ?? null) };
  };
}
