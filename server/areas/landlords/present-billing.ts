import type { LandlordBilling } from '../../../contract/landlords/landlord-billing.ts';
import { vatPrefix, findVatRates } from '../../../domain/vat.ts';
import type { OwnCommission } from '../../../contract/landlords/landlord-commission.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import type { BillingRow } from './billing-store.ts';
import { ownCommissions } from './present-commission.ts';

export async function presentBillings(
  db: Queryable,
  rows: readonly BillingRow[],
  today: PlainDate,
): Promise<LandlordBilling[]> {
  const commissions = await ownCommissions(
    db,
    rows.map(({ id }) => id),
    today,
  );
  return rows.map((row) => presentBilling(row, commissions.get(row.id)!));
}

function presentBilling(
  { id, name, address, vat_id, countries, ...trade }: BillingRow,
  commission: OwnCommission,
): LandlordBilling {
  const { street = '', zip = '', city = '', country = countries[0] ?? 'de' } = address ?? {};
  return {
    landlordNumber: id,
    name,
    street,
    zip,
    city,
    country: country.toLowerCase(),
    vatId: vat_id ?? '',
    isTrader: trade.is_trader,
    tradeRegister: trade.trade_register ?? '',
    isLawful: trade.lawful_since !== null,
    commission,
    places: countries.flatMap((code) => {
      const rates = findVatRates(code);
      return rates ? [{ country: code, prefix: vatPrefix(code), ...rates }] : [];
    }),
  };
}
