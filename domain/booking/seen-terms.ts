import type { Cents } from '../money.ts';
import type { CancellationStep, Installment, Quote } from '../pricing/quote.ts';
import { withFee } from './cancellation-steps.ts';

/** What a guest saw beside the total before they agreed; null: they did not say, so nothing is compared. */
export interface SeenTerms {
  downPayment: Cents | null;
  deposit: Cents | null;
  cancellation: readonly CancellationStep[] | null;
}

/** What is due first, in the unit of the plan; 0 where everything is paid on site. */
export function firstPayment(plan: readonly Pick<Installment, 'kind' | 'amount'>[]): number {
  return plan.find(({ kind }) => kind === 'downPayment' || kind === 'full')?.amount ?? 0;
}

/** Whether a quote is made on the terms that the guest saw. */
export function hasSeenTerms(
  seen: SeenTerms,
  quote: Pick<Quote, 'paymentPlan' | 'deposit' | 'cancellation'>,
): boolean {
  const { downPayment, deposit, cancellation } = seen;
  return (
    (downPayment === null || downPayment === firstPayment(quote.paymentPlan)) &&
    (deposit === null || deposit === quote.deposit) &&
    (cancellation === null || stepsInOrder(cancellation) === stepsInOrder(quote.cancellation))
  );
}

/** Steps that cost nothing are not shown, and their order says nothing. */
const stepsInOrder = (steps: readonly CancellationStep[]): string =>
  withFee(steps)
    .map(({ daysBefore, percent }) => `${daysBefore} ${percent}`)
    .join();
