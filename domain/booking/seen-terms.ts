import type { Cents, Euros } from '../money.ts';
import type { CancellationStep, Installment, Quote } from '../pricing/quote.ts';
import { bandsWithFee } from './cancellation-steps.ts';

/** Terms shown to the guest beside the total. Terms that are null were not stated, so they are not compared. */
export interface SeenTerms {
  downPayment: Cents | null;
  deposit: Cents | null;
  cancellation: readonly CancellationStep[] | null;
}

/** First instalment; undefined if everything is paid on site. */
export function firstPayment<Amount extends Cents | Euros>(
  plan: readonly { kind: Installment['kind']; amount: Amount }[],
): Amount | undefined {
  return plan.find(({ kind }) => kind === 'downPayment' || kind === 'full')?.amount;
}

export function hasSeenTerms(
  shownTerms: SeenTerms,
  quote: Pick<Quote, 'paymentPlan' | 'deposit' | 'cancellation'>,
): boolean {
  const { downPayment, deposit, cancellation } = shownTerms;
  return (
    (downPayment === null || downPayment === (firstPayment(quote.paymentPlan) ?? 0)) &&
    (deposit === null || deposit === quote.deposit) &&
    (cancellation === null || stepsInOrder(cancellation) === stepsInOrder(quote.cancellation))
  );
}

/** Leaves out free steps, which are not shown. */
const stepsInOrder = (steps: readonly CancellationStep[]): string =>
  bandsWithFee(steps)
    .map(({ daysBefore, percent }) => `${daysBefore} ${percent}`)
    .join();
