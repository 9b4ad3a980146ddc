import { addDays, countNights, horizonDays, type PlainDate, type Stay } from '../stay.ts';

const nightsMax = 800;

/** True if the nights can be blocked and priced: not entirely past, within the booking horizon, and of limited length. */
export function areEditableNights(range: Stay, today: PlainDate): boolean {
  return (
    range.startDate < range.endDate &&
    countNights(range) <= nightsMax &&
    range.endDate > today &&
    range.endDate <= addDays(today, horizonDays + 370)
  );
}
