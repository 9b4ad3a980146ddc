import type { LandlordBilling } from '../../../contract/landlords/landlord-billing.ts';
import { vatPrefixOf, vatRatesOf } from '../../../domain/vat.ts';
import type { BillingRow } from './billing-store.ts';

export function presentBilling({
  id,
  name,
  address,
  vat_id,
  countries,
  ...trade
}: BillingRow): LandlordBilling {
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
    places: countries.flatMap((code) => {
      const rates = vatRatesOf(code);
      return rates ? [{ country: code, prefix: vatPrefixOf(code), ...rates }] : [];
    }),
  };
}
