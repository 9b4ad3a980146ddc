import { todayInBerlin, type PlainDate } from '../../domain/stay.ts';

/** The source of the present time; tests bring their own. On a server it is the database's (`shared-clock.ts`). */
export interface Clock {
  now(): Date;
  /** The calendar date in Europe/Berlin. */
  today(): PlainDate;
}

let minute = NaN;
let day: PlainDate = '';

/**
 * The calendar date in Europe/Berlin. It is cached per minute, since days begin with a minute: every call asks, and computing the date
 * takes 15 µs.
 */
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
