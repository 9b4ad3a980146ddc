import { addDays, horizonDays, countNights, type PlainDate, type Stay } from '../../../../domain/stay.ts';

const nightsMax = 800;

/** True if the nights can be blocked and priced: not entirely past, within the booking horizon, and of limited length. */
export function isValidRange(range: Stay, today: PlainDate): boolean {
  return (
    range.startDate < range.endDate &&
    countNights(range) <= nightsMax &&
    range.endDate > today &&
    range.endDate <= addDays(today, horizonDays + 370)
  );
}

export const invalidDates = { ok: false, type: 'invalid-dates', data: null } as const;
