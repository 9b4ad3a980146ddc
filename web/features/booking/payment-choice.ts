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

/**
 * Returns the payment methods that are offered for a price. The default counts while nothing is chosen, or the chosen method is no longer
 * offered.
 */
export function paymentChoice(
  price: ShownPrice | null,
  chosenCode: number | null,
  experiments: Parameters<typeof paymentVariantOf>[0],
): PaymentChoice {
  const payments = price ? offeredPayments(price.payments, price.inkasso, paymentVariantOf(experiments)) : [];
  const first = payments[0] ?? chosenCode ?? 1;
  const isOffered = chosenCode !== null && (price === null || payments.includes(chosenCode));
  return {
    collector: collectorOf(price?.inkasso ?? collectors.house),
    payments,
    payment: isOffered ? chosenCode : first,
  };
}
