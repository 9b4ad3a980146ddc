import type { Cents } from '../money.ts';
import type { CancellationStep, Installment, Quote } from '../pricing/quote.ts';
import { withFee } from './cancellation-steps.ts';

/** Terms that the guest saw beside the total; null: not stated, so nothing is compared. */
export interface SeenTerms {
  downPayment: Cents | null;
  deposit: Cents | null;
  cancellation: readonly CancellationStep[] | null;
}

/** The first instalment in the unit of the plan; 0 if everything is paid on site. */
export function firstPayment(plan: readonly Pick<Installment, 'kind' | 'amount'>[]): number {
  return plan.find(({ kind }) => kind === 'downPayment' || kind === 'full')?.amount ?? 0;
}

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

/** Free steps are not shown, and the order does not matter. */
const stepsInOrder = (steps: readonly CancellationStep[]): string =>
  withFee(steps)
    .map(({ daysBefore, percent }) => `${daysBefore} ${percent}`)
    .join();
