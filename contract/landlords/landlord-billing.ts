import { z } from '../schema.ts';

/** The issuer of invoices for a landlord's homes, as tax offices require. */
export const landlordBilling = z.object({
  landlordNumber: z.number(),
  name: z.string(),
  /** Empty: unknown. */
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  /** ISO 3166 code in small letters. */
  country: z.string(),
  /** In the official notation; empty: the landlord is not taxed. */
  vatId: z.string(),
  /** The pages of a trader's homes show address, phone, mail, trade register and commitment; those of private people do not. */
  isTrader: z.boolean(),
  /** The trade register and the number in it; empty: none. */
  tradeRegister: z.string(),
  /** The trader has committed to offer only what complies with EU law. */
  isLawful: z.boolean(),
  /** Countries of the landlord's homes, with the VAT rates that a number of that country brings to their invoices. */
  places: z.array(
    z.object({ country: z.string(), prefix: z.string(), lodging: z.number(), standard: z.number() }),
  ),
});
export type LandlordBilling = z.infer<typeof landlordBilling>;
