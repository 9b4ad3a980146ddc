/**
 * `created`: the provider has not answered yet; `open`: its page is open; `paid` is final; `expired` may still become `paid` by a late
 * payment.
 */
export type PaymentState = 'created' | 'open' | 'paid' | 'expired';

/** The next state by the present state and what the provider says: webhooks come late, twice and in any order. */
const states: Readonly<Record<PaymentState, Readonly<Record<'open' | 'paid' | 'expired', PaymentState>>>> = {
  created: { open: 'open', paid: 'paid', expired: 'expired' },
  open: { open: 'open', paid: 'paid', expired: 'expired' },
  expired: { open: 'expired', paid: 'paid', expired: 'expired' },
  paid: { open: 'paid', paid: 'paid', expired: 'paid' },
};

export function paymentStateAfter(before: PaymentState, seen: 'open' | 'paid' | 'expired'): PaymentState {
  return states[before][seen];
}

/** Minutes until an open payment is polled again, by its age in minutes, in case no webhook comes. */
export function minutesToNextLook(ageMinutes: number): number {
  return ageMinutes < 10 ? 2 : ageMinutes < 60 ? 10 : 60;
}
