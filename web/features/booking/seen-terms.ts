import type { Api } from '../../../contract/api.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import type { CancellationBand } from '../../../domain/booking/cancellation-steps.ts';
import { firstPayment } from '../../../domain/booking/seen-terms.ts';
import type { ShownPrice } from '../price/shown-price.ts';
import { totalPrice } from './price-rows.ts';
import { euros } from '../../../domain/money.ts';

type Convert = InputOf<Api['convertOption']>;
export type ShownTerms = Pick<
  Convert,
  'expectedPrice' | 'expectedDownPayment' | 'expectedDeposit' | 'expectedCancellation'
>;

/** Returns price and terms as the page shows them, for calls that bind the guest to them. */
export function shownTerms(price: ShownPrice, cancellation: readonly CancellationBand[]): ShownTerms {
  return {
    expectedPrice: totalPrice(price),
    expectedDownPayment: firstPayment(price.paymentPlan) ?? euros(0),
    expectedDeposit: price.deposit,
    expectedCancellation: cancellation.map(({ daysBefore, percent }) => ({ daysBefore, percent })),
  };
}
