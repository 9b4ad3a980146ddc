import type { BookingRules } from '../../../../domain/pricing/booking-rules.ts';

interface RuleColumns {
  lead_days: number;
  lead_hour: number;
  horizon_months: number | null;
  fill_from: number | null;
  leave_min: number | null;
}

/** The columns of a home with its rules. */
export const ruleColumns = ({
  leadDays,
  leadHour,
  horizonMonths,
  fillFrom,
  leaveMin,
}: BookingRules): RuleColumns => ({
  lead_days: leadDays,
  lead_hour: leadHour,
  horizon_months: horizonMonths,
  fill_from: fillFrom,
  leave_min: leaveMin,
});
