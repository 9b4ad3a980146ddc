import type { undoTransferAside } from '../../../../contract/payments/undo-transfer-aside.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { undoAside } from '../move-transfer.ts';
import type { PaymentsDeps } from '../payments-context.ts';

export function undoTransferAsideHandler({
  connection,
  clock,
  findPersonName,
}: PaymentsDeps): Handler<typeof undoTransferAside> {
  return async ({ note, ...request }, { user: { uid } }) => {
    const name = await findPersonName(uid);
    return retryTransaction(connection, (tx) => undoAside(tx, request, { uid, name, note, at: clock.now() }));
  };
}
