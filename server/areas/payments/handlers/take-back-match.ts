import type { takeBackMatch } from '../../../../contract/payments/take-back-match.ts';
import type { Handler } from '../../../http/handler.ts';
import { requestDigest } from '../../../platform/idempotency.ts';
import { unassign } from '../move-transfer.ts';
import type { PaymentsDeps } from '../payments-context.ts';
import { runOnce } from '../../../platform/run-once.ts';

export function takeBackMatchHandler({
  connection,
  clock,
  findPersonName,
}: PaymentsDeps): Handler<typeof takeBackMatch> {
  return async (request, { user: { uid } }) => {
    const act = { uid, name: await findPersonName(uid), note: request.note, at: clock.now() };
    const call = { scope: 'money.take-back', key: request.idempotencyKey, digest: requestDigest(request) };
    return runOnce(connection, call, (tx) => unassign(tx, request, act));
  };
}
