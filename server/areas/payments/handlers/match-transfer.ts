import type { matchTransfer } from '../../../../contract/payments/match-transfer.ts';
import type { Handler } from '../../../http/handler.ts';
import { requestDigest } from '../../../platform/idempotency.ts';
import { splitTransfer } from '../move-transfer.ts';
import type { PaymentsDeps } from '../payments-context.ts';
import { runOnce } from '../../../platform/run-once.ts';

export function matchTransferHandler({
  connection,
  clock,
  findPersonName,
}: PaymentsDeps): Handler<typeof matchTransfer> {
  return async (request, { user: { uid } }) => {
    const act = { uid, name: await findPersonName(uid), note: request.note, at: clock.now() };
    const call = { scope: 'money.match', key: request.idempotencyKey, digest: requestDigest(request) };
    return runOnce(connection, call, (tx) => splitTransfer(tx, request, act));
  };
}
