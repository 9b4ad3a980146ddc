import { z } from '../schema.ts';
import { ownCommission } from './landlord-commission.ts';

/** The issuer of invoices for a landlord's homes, as tax offices require. */
export const landlordBilling = z.object({
  landlordNumber: z.number(),
  name: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  /** ISO 3166 code in lower case. */
  country: z.string(),
  /** In the official notation. Empty if the landlord is not subject to VAT. */
  vatId: z.string(),
  /**
   * Home pages of a trader show address, phone, mail, trade register and commitment. Those of private people do not.
   */
  isTrader: z.boolean(),
  /** Name of the trade register and number in it. Empty if there is none. */
  tradeRegister: z.string(),
  /** True if the trader has committed to offer only what complies with EU law. */
  isLawful: z.boolean(),
  commission: ownCommission,
  /**
   * Countries of the landlord's homes, with the VAT rates that apply if the landlord has a VAT number of that country.
   */
  places: z.array(
    z.object({ country: z.string(), prefix: z.string(), lodging: z.number(), standard: z.number() }),
  ),
});
export type LandlordBilling = z.infer<typeof landlordBilling>;
