import { amountInEuros, z } from '../schema.ts';

/** Finished months in which a partner has earned a commission, those that are not paid first, then the latest. */
export const partnerCommissions = z.object({
  months: z.array(
    z.object({
      partnerID: z.number(),
      partnerName: z.string(),
      /** YYYY-MM */
      month: z.string(),
      stays: z.number(),
      commission: amountInEuros,
      /** Null until it is noted that the commission was transferred. */
      paidOn: z.string().nullable(),
      /** The person who noted it. Empty if nobody has. */
      notedBy: z.string(),
    }),
  ),
});
