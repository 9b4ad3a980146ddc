import { z } from '../schema.ts';

/** The commission on each stay, in percent of its price without tourist tax and insurance. */
export const ownCommission = z.object({
  percent: z.number(),
  /** The next announced change. Null if there is none. */
  coming: z.object({ percent: z.number(), validFrom: z.string() }).nullable(),
});
export type OwnCommission = z.infer<typeof ownCommission>;

/** A landlord's commission with its history, as the office sees it. */
export const landlordCommission = ownCommission.extend({
  landlordNumber: z.number(),
  name: z.string(),
  /** False if no mail reaches the landlord, so that the office has to announce a change itself. */
  isReachable: z.boolean(),
  /** The commission that was agreed at the beginning. */
  firstPercent: z.number(),
  /** The first day on which a higher commission may begin. */
  earliestRise: z.string(),
  /** Latest first. */
  changes: z.array(
    z.object({
      validFrom: z.string(),
      before: z.number(),
      percent: z.number(),
      /** The person who set it. Empty if the account is deleted. */
      by: z.string(),
      setAt: z.string(),
      /** True if another change took its place before it began. */
      isReplaced: z.boolean(),
    }),
  ),
});
export type LandlordCommission = z.infer<typeof landlordCommission>;
