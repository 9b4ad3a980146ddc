import type { BookingRules } from '../../../domain/pricing/booking-rules.ts';
import { parseWholeNumber } from './typed-number.ts';

/** Rules as typed. A number of nights counts only while its rule is switched on. */
export interface TypedRules {
  leadDays: string;
  leadHour: string;
  /** Empty for the horizon of the site. */
  horizonMonths: string;
  fills: boolean;
  fillFrom: string;
  leaves: boolean;
  leaveMin: string;
}

const suggestedNights = { fillFrom: '2', leaveMin: '3' };

export const writeRules = ({
  leadDays,
  leadHour,
  horizonMonths,
  fillFrom,
  leaveMin,
}: BookingRules): TypedRules => ({
  leadDays: String(leadDays),
  leadHour: String(leadHour),
  horizonMonths: horizonMonths === null ? '' : String(horizonMonths),
  fills: fillFrom !== null,
  fillFrom: fillFrom === null ? suggestedNights.fillFrom : String(fillFrom),
  leaves: leaveMin !== null,
  leaveMin: leaveMin === null ? suggestedNights.leaveMin : String(leaveMin),
});

export const readRules = (typed: TypedRules): BookingRules => ({
  leadDays: Number(typed.leadDays),
  leadHour: Number(typed.leadHour),
  horizonMonths: typed.horizonMonths === '' ? null : Number(typed.horizonMonths),
  fillFrom: typed.fills ? parseWholeNumber(typed.fillFrom) : null,
  leaveMin: typed.leaves ? parseWholeNumber(typed.leaveMin) : null,
});
