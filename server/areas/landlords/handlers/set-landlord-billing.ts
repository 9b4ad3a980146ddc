import type { setLandlordBilling } from '../../../../contract/landlords/set-landlord-billing.ts';
import { wrongZip } from '../../../../domain/postcode.ts';
import { isVatId, plainVatId } from '../../../../domain/vat.ts';
import type { Handler } from '../../../http/handler.ts';
import { findBilling, homesShowing, setBilling, type BillingRow } from '../billing-store.ts';
import type { LandlordsDeps } from '../landlords-context.ts';
import { presentBillings } from '../present-billing.ts';

/** Changes billing data. Issued invoices stay unchanged, since they state what was true on their day. */
export function setLandlordBillingHandler({
  connection,
  clock,
  catalogue,
}: Pick<LandlordsDeps, 'connection' | 'clock' | 'catalogue'>): Handler<typeof setLandlordBilling> {
  return async (
    { landlordNumber, street, zip, city, country, vatId: typed, tradeRegister, isLawful },
    { user },
  ) => {
    const vatId = plainVatId(typed);
    if (vatId !== '' && !isVatId(vatId)) return { ok: false, type: 'vat-id-invalid', data: null };
    if (wrongZip(country, zip)) return { ok: false, type: 'zip-invalid', data: null };
    const row = await connection.transaction(async (tx) => {
      const find = async (): Promise<BillingRow | undefined> =>
        (await findBilling(tx, user.uid)).find(({ id }) => id === landlordNumber);
      const before = await find();
      if (!before) return undefined;
      // Pages of a trader's homes show these data.
      for (const objectNumber of before.is_trader ? await homesShowing(tx, landlordNumber) : []) {
        await catalogue.changeHome(tx, objectNumber, () =>
          Promise.resolve({ result: null, change: { kind: 'home' } }),
        );
      }
      const address = { street, zip, city, country: country.toUpperCase() };
      const trade = before.is_trader
        ? {
            ...(tradeRegister !== undefined && { trade_register: tradeRegister || null }),
            // The day of the first commitment stays as long as it is valid.
            ...(isLawful !== undefined && {
              lawful_since: isLawful ? (before.lawful_since ?? clock.today()) : null,
            }),
          }
        : { trade_register: null, lawful_since: null };
      await setBilling(tx, user.uid, { id: landlordNumber, address, vat_id: vatId || null, ...trade });
      return find();
    });
    if (!row) return { ok: false, type: 'landlord-not-found', data: null };
    const [data] = await presentBillings(connection.db, [row], clock.today());
    return { ok: true, data: data! };
  };
}
