import { addDays, type PlainDate } from '../stay.ts';

/** So long after the stay something may be left to say: a lost coat, a deposit. */
const daysAfterDeparture = 60;

/** Whether guest and landlord may still write to each other; what was written stays readable. */
export function mayWrite(
  { state, endDate }: { state: string; endDate: PlainDate },
  today: PlainDate,
): boolean {
  return state !== 'declined' && state !== 'expired' && today <= addDays(endDate, daysAfterDeparture);
}
