import { isMonthDay, taxNightsBounds, taxPercentBounds } from '../../domain/pricing/tax-bounds.ts';
import { z } from '../schema.ts';

const monthDay = z.string().refine(isMonthDay, 'a day of the year as MM-DD');

/** How towns bound a rate of tourist tax, or ask for a share of the price instead of an amount. */
export const taxTerms = {
  /** Nights of a stay that are taxed, from its first one on; left out, all are. */
  nightsMax: z.number().int().min(taxNightsBounds[0]).max(taxNightsBounds[1]).optional(),
  /** The part of each year that the rate holds in, both days included; it may go on over New Year. */
  season: z.strictObject({ from: monthDay, until: monthDay }).optional(),
  /** Share of the price of the accommodation in percent, with at most two decimals. */
  percent: z.number().min(taxPercentBounds[0]).max(taxPercentBounds[1]).multipleOf(0.01).optional(),
};
