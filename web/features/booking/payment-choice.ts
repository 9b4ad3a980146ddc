import type { ShownPrice } from '../price/shown-price.ts';
import {
  collectorOf,
  collectors,
  offeredPayments,
  paymentVariantOf,
  type Collector,
} from '../../../domain/pricing/payment-methods.ts';

/** Who gets the money of a stay, and how it may be paid. */
export interface PaymentChoice {
  collector: Collector;
  /** Codes of the payments that are offered. */
  payments: readonly number[];
  /** The one that counts. */
  payment: number;
}

/** What is offered for a price, and which of it counts as long as nothing, or what is not offered any more, was chosen. */
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
