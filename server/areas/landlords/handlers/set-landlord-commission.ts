import type { Failure } from '../../../../contract/define-endpoint.ts';
import type { setLandlordCommission } from '../../../../contract/landlords/set-landlord-commission.ts';
import {
  changesNoCommission,
  commissionOn,
  firstDayOfCommission,
} from '../../../../domain/landlord-commission.ts';
import type { Handler } from '../../../http/handler.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { commissionStore, termsOfRow } from '../commission-store.ts';
import { commissionMailJob } from '../jobs/commission-mail-job.ts';
import type { LandlordsDeps } from '../landlords-context.ts';
import { readCommission } from '../present-commission.ts';

type Refusal = Failure<typeof setLandlordCommission>;

/**
 * Changes the commission of bookings made from a day on. Earlier bookings keep the commission of the day on which they
 * were made.
 */
export function setLandlordCommissionHandler(
  deps: Pick<LandlordsDeps, 'connection' | 'clock' | 'findPersonName'>,
): Handler<typeof setLandlordCommission> {
  const { connection, clock } = deps;
  return async ({ landlordNumber, percent, validFrom }, { user }) => {
    const refusal = await connection.transaction(async (tx): Promise<Refusal | null> => {
      const landlord = await commissionStore.lock(tx, landlordNumber);
      if (!landlord) return { ok: false, type: 'landlord-not-found', data: null };
      const terms = termsOfRow(landlord);
      const change = { perMille: Math.round(percent * 10), validFrom };
      const last = terms.changes.at(-1);
      // A repeated call announces nothing again.
      if (last?.validFrom === validFrom && last.perMille === change.perMille) return null;
      if (changesNoCommission(terms, change)) return { ok: false, type: 'commission-unchanged', data: null };
      const earliest = firstDayOfCommission(terms, change, clock.today());
      if (validFrom < earliest) return { ok: false, type: 'commission-too-soon', data: { earliest } };
      const setAt = clock.now();
      const before = commissionOn(terms, validFrom);
      const termsId = await commissionStore.insert(tx, {
        ...{ landlordId: landlordNumber, ...change, before, setBy: user.uid, setAt },
      });
      await enqueue(tx, commissionMailJob, { termsId }, { key: String(termsId), runAt: setAt });
      return null;
    });
    if (refusal) return refusal;
    const data = await readCommission(deps, landlordNumber);
    return data ? { ok: true, data } : { ok: false, type: 'landlord-not-found', data: null };
  };
}
