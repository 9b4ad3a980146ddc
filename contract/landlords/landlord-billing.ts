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
  /** Where the landlord's homes lie, and the rates that a number of that country brings to their invoices. */
  places: z.array(
    z.object({ country: z.string(), prefix: z.string(), lodging: z.number(), standard: z.number() }),
  ),
});
export type LandlordBilling = z.infer<typeof landlordBilling>;
