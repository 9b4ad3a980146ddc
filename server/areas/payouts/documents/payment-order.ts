import type { BankAccount } from '../../../../domain/operator/operator.ts';
import { paymentOrder, writtenHolder } from '../../documents/documents.ts';
import type { PayoutRow, RunRow } from '../payout-store.ts';
import { payoutReference } from '../rules/what-is-due.ts';

type OrderedPayout = Pick<PayoutRow, 'id' | 'amount_cents' | 'holder' | 'iban'>;

/** Payouts of a run that its payment order leaves out. */
export function withoutName<Payout extends OrderedPayout>(payouts: readonly Payout[]): Payout[] {
  return payouts.filter((payout) => writtenHolder(payout) === null);
}

/** The bank's payment order for a released run, without the payouts that `withoutName` returns. */
export function orderOfRun(
  run: Pick<RunRow, 'id' | 'execute_on' | 'decided_at'>,
  payouts: readonly OrderedPayout[],
  payer: { name: string; bankAccount: BankAccount },
): string {
  return paymentOrder({
    message: `PAYOUT-${run.id}`,
    createdAt: run.decided_at!,
    executeOn: run.execute_on,
    payer,
    transfers: payouts.map(({ id, amount_cents: amount, holder, iban }) => ({
      reference: payoutReference(id),
      amount,
      holder,
      iban,
    })),
  });
}
