import { addDays, horizonDays, type PlainDate } from '../../../domain/stay.ts';
import { packCalendar, type PackedCalendar } from '../calendar/packed-calendar.ts';

/** Nights of the longest stay that a search accepts. */
const staysMax = 365;

/** Returns a calendar in which every day from `today` to the horizon allows arrival and departure. */
export function openCalendar(today: PlainDate): PackedCalendar {
  return packCalendar(
    Array.from({ length: horizonDays + 1 }, (_, index) => ({
      date: addDays(today, index),
      free: true,
      arrival: true,
      departure: true,
      minStay: 1,
      maxStay: staysMax,
      reason: null,
    })),
  );
}
