import type { getLandlordBilling } from '../../../../contract/landlords/get-landlord-billing.ts';
import type { Handler } from '../../../http/handler.ts';
import { findBilling } from '../billing-store.ts';
import type { LandlordsDeps } from '../landlords-context.ts';
import { presentBillings } from '../present-billing.ts';

export function getLandlordBillingHandler({
  connection,
  clock,
}: Pick<LandlordsDeps, 'connection' | 'clock'>): Handler<typeof getLandlordBilling> {
  return async (_input, { user }) => {
    const rows = await findBilling(connection.db, user.uid);
    return { ok: true, data: { landlords: await presentBillings(connection.db, rows, clock.today()) } };
  };
}
