import { addDays, type PlainDate } from '../stay.ts';

/** Days; there may be matters left after the stay, such as a lost coat or a deposit. */
const daysAfterDeparture = 60;

/** True while guest and landlord may write; existing messages stay readable. */
export function mayWrite(
  { state, endDate }: { state: string; endDate: PlainDate },
  today: PlainDate,
): boolean {
  return state !== 'declined' && state !== 'expired' && today <= addDays(endDate, daysAfterDeparture);
}
