import { addDays, type PlainDate } from '../stay.ts';

/** Days; matters such as a lost coat or a deposit may follow the stay. */
const daysAfterDeparture = 60;

/** Unconfirmed questions are only sent by their confirmation. */
const closedStates: ReadonlySet<string> = new Set(['declined', 'expired', 'unsent']);

/** True while guest and landlord may write; existing messages stay readable. */
export function mayWrite(
  { state, endDate }: { state: string; endDate: PlainDate },
  today: PlainDate,
): boolean {
  return !closedStates.has(state) && today <= addDays(endDate, daysAfterDeparture);
}
