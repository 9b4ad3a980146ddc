import type { getLandlordCommission } from '../../../../contract/landlords/get-landlord-commission.ts';
import type { Handler } from '../../../http/handler.ts';
import type { LandlordsDeps } from '../landlords-context.ts';
import { readCommission } from '../present-commission.ts';

export function getLandlordCommissionHandler(
  deps: Pick<LandlordsDeps, 'connection' | 'clock' | 'findPersonName'>,
): Handler<typeof getLandlordCommission> {
  return async ({ landlordNumber }) => {
    const data = await readCommission(deps, landlordNumber);
    return data ? { ok: true, data } : { ok: false, type: 'landlord-not-found', data: null };
  };
}
