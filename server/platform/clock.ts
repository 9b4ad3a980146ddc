import { wallTimeInBerlin } from '../../domain/berlin-time.ts';
import { todayInBerlin, type PlainDate } from '../../domain/stay.ts';

/** The source of the present time; tests bring their own. Servers use the database's time (`shared-clock.ts`). */
export interface Clock {
  now(): Date;
  /** The calendar date in Europe/Berlin. */
  today(): PlainDate;
}

let minute = NaN;
let day: PlainDate = '';

/** Returns the calendar date in Europe/Berlin. It is cached per minute, since computing it takes 15 µs and every call needs it. */
export function dayInBerlin(now: Date): PlainDate {
  const current = Math.floor(now.getTime() / 60_000);
  if (current !== minute) [minute, day] = [current, todayInBerlin(now)];
  return day;
}

let hourMinute = NaN;
let hour = 0;

/** Returns the hour of the day in Berlin, 0 to 23; cached per minute like the date. */
export function hourInBerlin(now: Date): number {
  const current = Math.floor(now.getTime() / 60_000);
  if (current !== hourMinute) [hourMinute, hour] = [current, Number(wallTimeInBerlin(now).slice(11, 13))];
  return hour;
}

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => dayInBerlin(new Date()),
};

export function fixedClock(moment: string): Clock & { set(moment: string): void } {
  let now = new Date(moment);
  return {
    now: () => now,
    today: () => todayInBerlin(now),
    set: (next) => {
      now = new Date(next);
    },
  };
}
