import type { ShownPrice } from '../price/shown-price.ts';
import {
  collectorOf,
  collectors,
  offeredPayments,
  paymentVariantOf,
  type Collector,
} from '../../../domain/pricing/payment-methods.ts';

export interface PaymentChoice {
  collector: Collector;
  payments: readonly number[];
  payment: number;
}

/** The payments that are offered for a price. The default counts while nothing, or nothing that is still offered, is chosen. */
export function paymentChoice(
  price: ShownPrice | null,
  chosen: number | null,
  experiments: Parameters<typeof paymentVariantOf>[0],
): PaymentChoice {
  const payments = price ? offeredPayments(price.payments, price.inkasso, paymentVariantOf(experiments)) : [];
  const first = payments[0] ?? chosen ?? 1;
  const isOffered = chosen !== null && (price === null || payments.includes(chosen));
  return {
    collector: collectorOf(price?.inkasso ?? collectors.house),
    payments,
    payment: isOffered ? chosen : first,
  };
}
