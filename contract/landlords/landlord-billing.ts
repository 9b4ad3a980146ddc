import { z } from '../schema.ts';

/** Who issues the invoices of a landlord's homes, as a tax office wants to know it. */
export const landlordBilling = z.object({
  landlordNumber: z.number(),
  name: z.string(),
  /** Empty where none is known. */
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  /** Code of ISO 3166 in small letters. */
  country: z.string(),
  /** The number is written as authorities do; it is empty where the landlord is not taxed. */
  vatId: z.string(),
  /** The pages of a trader's homes show address, phone, mail, trade register and commitment; those of private people do not. */
  isTrader: z.boolean(),
  /** The trade register and the number in it; empty where there is none. */
  tradeRegister: z.string(),
  /** The trader has committed to offer nothing but what the law of the EU allows. */
  isLawful: z.boolean(),
  /** Where the landlord's homes lie, and the rates that a number of that country brings to their invoices. */
  places: z.array(
    z.object({ country: z.string(), prefix: z.string(), lodging: z.number(), standard: z.number() }),
  ),
});
export type LandlordBilling = z.infer<typeof landlordBilling>;
