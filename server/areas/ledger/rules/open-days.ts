import { momentInBerlin } from '../../../../domain/berlin-time.ts';
import { addDays, todayInBerlin, type PlainDate } from '../../../../domain/stay.ts';

/** Returns the first day that is open for postings: that of the previous month. Earlier months are closed. */
export const firstOpenDay = (today: PlainDate): PlainDate =>
  `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;

/** Returns noon of an earlier day. For today it is the current time, since noon may still lie ahead. */
export const momentOfDay = (day: PlainDate, now: Date): Date =>
  day === todayInBerlin(now) ? now : momentInBerlin(`${day}T12:00`)!;

/**
 * Returns when a line of the bank is posted: on the bank's booking date, so that the end of a month agrees with the bank statement. Lines of
 * a closed month, and lines dated ahead, are posted now.
 */
export function momentOfBankLine(bookedOn: PlainDate, now: Date): Date {
  const today = todayInBerlin(now);
  return firstOpenDay(today) <= bookedOn && bookedOn < today ? momentOfDay(bookedOn, now) : now;
}
