/**
 * `created`: the provider has not answered yet; `open`: its page is open; `paid` is final; `expired` may still become
 * `paid` by a late payment.
 */
export type PaymentState = 'created' | 'open' | 'paid' | 'expired';

/** Next state by current state and the provider's report: webhooks arrive late, twice and in any order. */
const states: Readonly<Record<PaymentState, Readonly<Record<'open' | 'paid' | 'expired', PaymentState>>>> = {
  created: { open: 'open', paid: 'paid', expired: 'expired' },
  open: { open: 'open', paid: 'paid', expired: 'expired' },
  expired: { open: 'expired', paid: 'paid', expired: 'expired' },
  paid: { open: 'paid', paid: 'paid', expired: 'paid' },
};

export function nextPaymentState(state: PaymentState, report: 'open' | 'paid' | 'expired'): PaymentState {
  return states[state][report];
}

/** Polling interval by age, in case no webhook arrives. */
export function minutesToNextPoll(ageMinutes: number): number {
  return ageMinutes < 10 ? 2 : ageMinutes < 60 ? 10 : 60;
}
