import type { PaymentWay } from '../../../domain/payments.ts';
import { availableMethods, paymentCodes } from '../../../domain/pricing/payment-methods.ts';
import type { Translate } from '../../../texts/translate.ts';

/** Says how a stay is paid, and to whom. This does not depend on its dates. */
export function buildPaymentLine(
  { collectedByUs, paymentWays }: { collectedByUs: boolean; paymentWays: readonly PaymentWay[] },
  t: Translate,
): string {
  const collector = collectedByUs ? 'house' : 'landlord';
  const methods = availableMethods(collector, { paysOnline: paymentWays.length > 0 }).flatMap((code) =>
    code === paymentCodes.online
      ? paymentWays.map((way) => t(`booking.payment.way.${way}`))
      : t(`booking.payment.method.${code}`),
  );
  const all = collectedByUs ? [...methods, t('object.payment.voucher')] : methods;
  return t(`object.payment.${collector}`, { methods: all.join(' · ') });
}
