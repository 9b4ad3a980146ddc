import type { Cents, Euros } from '../money.ts';
import type { CancellationStep, Installment, Quote } from '../pricing/quote.ts';
import { withFee } from './cancellation-steps.ts';

/** Terms that the guest saw beside the total; null: not stated, so nothing is compared. */
export interface SeenTerms {
  downPayment: Cents | null;
  deposit: Cents | null;
  cancellation: readonly CancellationStep[] | null;
}

/** The first instalment in the unit of the plan; undefined if everything is paid on site. */
export function firstPayment<Amount extends Cents | Euros>(
  plan: readonly { kind: Installment['kind']; amount: Amount }[],
): Amount | undefined {
  return plan.find(({ kind }) => kind === 'downPayment' || kind === 'full')?.amount;
}

export function hasSeenTerms(
  seen: SeenTerms,
  quote: Pick<Quote, 'paymentPlan' | 'deposit' | 'cancellation'>,
): boolean {
  const { downPayment, deposit, cancellation } = seen;
  return (
    (downPayment === null || downPayment === (firstPayment(quote.paymentPlan) ?? 0)) &&
    (deposit === null || deposit === quote.deposit) &&
    (cancellation === null || stepsInOrder(cancellation) === stepsInOrder(quote.cancellation))
  );
}

/** Free steps are not shown, and the order does not matter. */
const stepsInOrder = (steps: readonly CancellationStep[]): string =>
  withFee(steps)
    .map(({ daysBefore, percent }) => `${daysBefore} ${percent}`)
    .join();
