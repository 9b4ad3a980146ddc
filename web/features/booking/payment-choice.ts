import type { ShownPrice } from '../price/shown-price.ts';
import {
  toCollector,
  collectors,
  offeredPayments,
  findPaymentVariant,
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
  experiments: Parameters<typeof findPaymentVariant>[0],
): PaymentChoice {
  const payments = price
    ? offeredPayments(price.payments, price.inkasso, findPaymentVariant(experiments))
    : [];
  const first = payments[0] ?? chosenCode ?? 1;
  const isOffered = chosenCode !== null && (price === null || payments.includes(chosenCode));
  return {
    collector: toCollector(price?.inkasso ?? collectors.house),
    payments,
    payment: isOffered ? chosenCode : first,
  };
}
