import type { BankAccount } from '../../../../domain/operator/operator.ts';
import { paymentOrder, writeHolder } from '../../documents/documents.ts';
import type { PayoutRow, RunRow } from '../payout-store.ts';
import { payoutReference } from '../rules/due-by-landlord.ts';

type OrderedPayout = Pick<PayoutRow, 'id' | 'amount_cents' | 'holder' | 'iban'>;

/** Returns payouts that the payment order leaves out, because the account holder's name cannot be written in it. */
export function findWithoutName<Payout extends OrderedPayout>(payouts: readonly Payout[]): Payout[] {
  return payouts.filter((payout) => writeHolder(payout) === null);
}

export function buildPaymentOrder(
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
