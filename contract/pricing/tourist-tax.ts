import { isMonthDay, taxNightsBounds, taxPercentBounds } from '../../domain/pricing/tax-bounds.ts';
import { z } from '../schema.ts';

const monthDay = z.string().refine(isMonthDay, 'a day of the year as MM-DD');

/** Terms of a tourist tax: limits, or a percentage of the price instead of an amount. */
export const taxTerms = {
  /** Only this many nights of a stay are taxed. All nights are if omitted. */
  nightsMax: z.number().int().min(taxNightsBounds[0]).max(taxNightsBounds[1]).optional(),
  /** The part of each year in which the rate applies, both days included. It may span New Year. */
  season: z.strictObject({ from: monthDay, until: monthDay }).optional(),
  /** Percent of the accommodation price, with at most two decimals. */
  percent: z.number().min(taxPercentBounds[0]).max(taxPercentBounds[1]).multipleOf(0.01).optional(),
};
