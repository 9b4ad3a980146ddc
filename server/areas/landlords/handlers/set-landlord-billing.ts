import type { setLandlordBilling } from '../../../../contract/landlords/set-landlord-billing.ts';
import { wrongZip } from '../../../../domain/booking/customer-form.ts';
import { isVatId, plainVatId } from '../../../../domain/vat.ts';
import type { Handler } from '../../../http/handler.ts';
import { findBilling, setBilling } from '../billing-store.ts';
import type { LandlordsDeps } from '../landlords.ts';
import { presentBilling } from '../present-billing.ts';

/** Invoices that are issued stay as they are: they say what was true on their day. */
export function setLandlordBillingHandler({
  connection,
}: Pick<LandlordsDeps, 'connection'>): Handler<typeof setLandlordBilling> {
  return async ({ landlordNumber, street, zip, city, country, vatId: typed }, { user }) => {
    const vatId = plainVatId(typed);
    if (vatId !== '' && !isVatId(vatId)) return { ok: false, type: 'vat-id-invalid', data: null };
    if (wrongZip(country, zip)) return { ok: false, type: 'zip-invalid', data: null };
    const row = await connection.transaction(async (tx) => {
      const address = { street, zip, city, country: country.toUpperCase() };
      await setBilling(tx, user.uid, { id: landlordNumber, address, vat_id: vatId === '' ? null : vatId });
      return (await findBilling(tx, user.uid)).find(({ id }) => id === landlordNumber);
    });
    return row
      ? { ok: true, data: presentBilling(row) }
      : { ok: false, type: 'landlord-not-found', data: null };
  };
}
