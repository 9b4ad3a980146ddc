import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { removeOwnerCost } from '../../../../contract/owner-statements/remove-owner-cost.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import type { OwnerStatementsDeps } from '../owner-statements-context.ts';
import { ownersStore } from '../owners-store.ts';
import { statementsStore } from '../statements-store.ts';

export function removeOwnerCostHandler({
  connection,
  attachments,
}: OwnerStatementsDeps): Handler<typeof removeOwnerCost> {
  return async ({ costID }, { user: { uid } }) =>
    retryTransaction(connection, async (tx): Promise<Outcome<typeof removeOwnerCost>> => {
      const seen = await statementsStore.findCost(tx, costID);
      const owner = seen && (await ownersStore.lock(tx, uid, seen.owner_id));
      // Read again with the owner locked, since the cost may have been removed or its month finished in the meantime.
      const cost = owner && (await statementsStore.findCost(tx, costID));
      if (!cost) return { ok: false, type: 'cost-not-found', data: null };
      const finished = await statementsStore.list(tx, cost.owner_id, cost.day.slice(0, 7));
      if (finished.some(({ facts }) => facts.costs.some(({ costId }) => costId === costID))) {
        return { ok: false, type: 'month-finished', data: null };
      }
      await statementsStore.deleteCost(tx, costID);
      if (cost.attachment_id !== null) await attachments.release(tx, [cost.attachment_id]);
      return { ok: true, data: {} };
    });
}
