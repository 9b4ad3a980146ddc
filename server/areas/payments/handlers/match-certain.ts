import type { matchCertain } from '../../../../contract/payments/match-certain.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { listTransfers } from '../list-transfers.ts';
import { findUnassigned, splitTransfer } from '../move-transfer.ts';
import type { PaymentsDeps } from '../payments-context.ts';

/** Each transfer is looked at again before it is assigned, so that two of the same amount do not pay one booking twice. */
export function matchCertainHandler({
  connection,
  clock,
  findPersonName,
}: PaymentsDeps): Handler<typeof matchCertain> {
  return async ({ pairs }, { user: { uid } }) => {
    const act = { uid, name: await findPersonName(uid), note: '', at: clock.now() };
    let matched = 0;
    for (const { transferID, bookingDisplayNumber } of pairs) {
      const isMatched = await retryTransaction(connection, async (tx) => {
        const [listed] = (await listTransfers(tx, 'unmatched', '')).filter(
          (one) => one.transferID === transferID,
        );
        if (listed?.certainBooking !== bookingDisplayNumber) return false;
        const rest = toEuros(await findUnassigned(tx, transferID));
        const parts = [{ bookingDisplayNumber, amount: rest }];
        return (await splitTransfer(tx, { transferID, rest, parts }, act)).ok;
      });
      if (isMatched) matched++;
    }
    return { ok: true, data: { matched, left: pairs.length - matched } };
  };
}
