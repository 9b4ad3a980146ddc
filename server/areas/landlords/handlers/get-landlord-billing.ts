import type { getLandlordBilling } from '../../../../contract/landlords/get-landlord-billing.ts';
import type { Handler } from '../../../http/handler.ts';
import { findBilling } from '../billing-store.ts';
import type { LandlordsDeps } from '../landlords-context.ts';
import { presentBilling } from '../present-billing.ts';

export function getLandlordBillingHandler({
  connection,
}: Pick<LandlordsDeps, 'connection'>): Handler<typeof getLandlordBilling> {
  return async (_input, { user }) => {
    const rows = await findBilling(connection.db, user.uid);
    return { ok: true, data: { landlords: rows.map(presentBilling) } };
  };
}
