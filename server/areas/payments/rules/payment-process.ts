/** `created`: the provider was not heard yet; `open`: its page stands; `paid` is the end, `expired` is not where money came after all. */
export type PaymentState = 'created' | 'open' | 'paid' | 'expired';

/** What the provider says now, by the state in which the payment is: notices come late, doubled and in any order. */
const states: Readonly<Record<PaymentState, Readonly<Record<'open' | 'paid' | 'expired', PaymentState>>>> = {
  created: { open: 'open', paid: 'paid', expired: 'expired' },
  open: { open: 'open', paid: 'paid', expired: 'expired' },
  expired: { open: 'expired', paid: 'paid', expired: 'expired' },
  paid: { open: 'paid', paid: 'paid', expired: 'paid' },
};

export function paymentStateAfter(before: PaymentState, seen: 'open' | 'paid' | 'expired'): PaymentState {
  return states[before][seen];
}

/** Minutes to the next question whether an open payment was paid, by its age: what no notice has told is found soon. */
export function minutesToNextLook(ageMinutes: number): number {
  return ageMinutes < 10 ? 2 : ageMinutes < 60 ? 10 : 60;
}
