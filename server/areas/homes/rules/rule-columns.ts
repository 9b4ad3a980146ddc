import type { Updateable } from 'kysely';
import type { Homes } from '../../../../database/types.ts';
import type { BookingRules } from '../../../../domain/pricing/booking-rules.ts';

/** The columns of a home with its rules. */
export const ruleColumns = ({
  leadDays,
  leadHour,
  horizonMonths,
  fillFrom,
  leaveMin,
}: BookingRules): Pick<
  Updateable<Homes>,
  'lead_days' | 'lead_hour' | 'horizon_months' | 'fill_from' | 'leave_min'
> => ({
  lead_days: leadDays,
  lead_hour: leadHour,
  horizon_months: horizonMonths,
  fill_from: fillFrom,
  leave_min: leaveMin,
});
