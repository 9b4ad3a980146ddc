import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { setHomeOwner } from '../../../../contract/owner-statements/set-home-owner.ts';
import { fromEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import type { OwnerStatementsDeps } from '../owner-statements-context.ts';
import { ownersStore } from '../owners-store.ts';

export function setHomeOwnerHandler({
  connection,
  clock,
}: OwnerStatementsDeps): Handler<typeof setHomeOwner> {
  return async (request, { user: { uid } }) => {
    const { objectNumber, ownerID, fromDate, feePercent, feeFixed, vatPercent, keepsExtras } = request;
    return retryTransaction(connection, async (tx): Promise<Outcome<typeof setHomeOwner>> => {
      const agency = await ownersStore.agencyOfHome(tx, uid, objectNumber);
      if (agency === null) return { ok: false, type: 'object-not-found', data: null };
      const owner = ownerID === null ? null : await ownersStore.lock(tx, uid, ownerID);
      if (ownerID !== null && (owner?.agency_id !== agency || owner.removed_at)) {
        return { ok: false, type: 'owner-not-found', data: null };
      }
      const terms = {
        ...{ objectNumber, ownerId: ownerID, fromDate, keepsExtras, feeCents: fromEuros(feeFixed) },
        feePerMille: Math.round(feePercent * 10),
        vatPerMille: Math.round(vatPercent * 10),
      };
      await ownersStore.setTerms(tx, terms, uid, clock.now());
      return { ok: true, data: {} };
    });
  };
}
