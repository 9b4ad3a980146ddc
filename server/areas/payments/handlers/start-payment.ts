import type { startPayment } from '../../../../contract/payments/start-payment.ts';
import type { Handler } from '../../../http/handler.ts';
import type { PayableBooking } from '../../booking/booking.ts';
import { openPayment } from '../open-payment.ts';
import { paymentPageUrl } from '../payment-page-url.ts';
import type { PaymentsDeps } from '../payments-context.ts';

export function startPaymentHandler(deps: PaymentsDeps): Handler<typeof startPayment, PayableBooking> {
  return async ({ part, languageCode }, { opened }) => {
    const site = await deps.partners.site(opened.brand);
    const t = deps.translate(languageCode, site.name);
    const outcome = await openPayment(
      deps,
      {
        payable: { kind: 'booking', id: opened.id },
        email: opened.email,
        language: languageCode,
        description: t('payment.description', {
          number: String(opened.displayNumber),
          home: opened.homeTitle,
        }),
        returnUrl: paymentPageUrl(deps.publicUrl, languageCode, { bookingID: String(opened.id) }),
      },
      part,
    );
    return outcome.ok
      ? { ok: true, data: { url: outcome.url } }
      : { ok: false, type: outcome.type, data: null };
  };
}
