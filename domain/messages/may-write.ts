import { addDays, type PlainDate } from '../stay.ts';

/** Days; there may be matters left after the stay, such as a lost coat or a deposit. */
const daysAfterDeparture = 60;

/** A question that waits for its confirmation is sent by that, and by nothing else. */
const closedStates: ReadonlySet<string> = new Set(['declined', 'expired', 'unsent']);

/** True while guest and landlord may write; existing messages stay readable. */
export function mayWrite(
  { state, endDate }: { state: string; endDate: PlainDate },
  today: PlainDate,
): boolean {
  return !closedStates.has(state) && today <= addDays(endDate, daysAfterDeparture);
}
