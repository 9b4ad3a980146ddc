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
