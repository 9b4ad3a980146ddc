import { addDays, countNights, type PlainDate, type Stay } from '../../../../domain/stay.ts';

/** Number of occupied nights from a day on, each counted once, with the first and the last; null if there are none. */
export function countBlockedNights(
  stays: readonly Stay[],
  today: PlainDate,
): { nights: number; firstNight: PlainDate | null; lastNight: PlainDate | null } {
  const ahead = stays
    .filter(({ endDate }) => endDate > today)
    .map(({ startDate, endDate }) => ({ startDate: startDate > today ? startDate : today, endDate }))
    .sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
  let nights = 0;
  let end = today;
  for (const { startDate, endDate } of ahead) {
    const from = startDate > end ? startDate : end;
    if (from >= endDate) continue;
    nights += countNights({ startDate: from, endDate });
    end = endDate;
  }
  return { nights, firstNight: ahead[0]?.startDate ?? null, lastNight: nights > 0 ? addDays(end, -1) : null };
}
