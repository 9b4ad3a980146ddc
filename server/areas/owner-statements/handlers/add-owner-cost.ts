import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { addOwnerCost } from '../../../../contract/owner-statements/add-owner-cost.ts';
import { fromEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import { requestDigest } from '../../../platform/idempotency.ts';
import { runOnce } from '../../../platform/run-once.ts';
import type { OwnerStatementsDeps } from '../owner-statements-context.ts';
import { ownersStore } from '../owners-store.ts';
import { statementsStore } from '../statements-store.ts';

export function addOwnerCostHandler({
  connection,
  clock,
  attachments,
}: OwnerStatementsDeps): Handler<typeof addOwnerCost> {
  return async (request, { user: { uid } }) => {
    const { ownerID, objectNumber, day, words, amount, idempotencyKey: key } = request;
    const files = attachments.ofTickets(request.files);
    if (files === null) return { ok: false, type: 'attachment-over', data: null };
    const digest = requestDigest({ ownerID, objectNumber, day, words, amount, files, uid });
    return runOnce(
      connection,
      { scope: 'owners.cost', key, digest },
      async (tx): Promise<Outcome<typeof addOwnerCost>> => {
        const owner = await ownersStore.lock(tx, uid, ownerID);
        if (!owner) return { ok: false, type: 'owner-not-found', data: null };
        if (
          objectNumber !== null &&
          (await ownersStore.agencyOfHome(tx, uid, objectNumber)) !== owner.agency_id
        ) {
          return { ok: false, type: 'object-not-found', data: null };
        }
        if (!(await attachments.keep(tx, files))) return { ok: false, type: 'attachment-over', data: null };
        const costID = await statementsStore.insertCost(tx, {
          ...{ owner_id: ownerID, object_number: objectNumber, day, words, amount_cents: fromEuros(amount) },
          ...{ attachment_id: files[0] ?? null, entered_by: uid, entered_at: clock.now() },
        });
        return { ok: true, data: { costID } };
      },
    );
  };
}
