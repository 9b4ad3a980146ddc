import { addDays, horizonDays, type PlainDate } from '../../../domain/stay.ts';
import { packCalendar, type PackedCalendar } from '../calendar/packed-calendar.ts';

/** The longest stay that a search takes, in nights. */
const staysMax = 365;

/** A calendar in which every day from `today` to the horizon can be arrived and left on. */
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
