import { todayInBerlin, type PlainDate } from '../../domain/stay.ts';

/** The only place that knows the time; tests bring their own. */
export interface Clock {
  now(): Date;
  /** The calendar date in Europe/Berlin. */
  today(): PlainDate;
}

let minute = NaN;
let today: PlainDate = '';

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => {
    // Days begin with a minute, so a minute has one: every call asks, and naming the date takes 15 µs.
    const now = new Date();
    const current = Math.floor(now.getTime() / 60_000);
    if (current !== minute) [minute, today] = [current, todayInBerlin(now)];
    return today;
  },
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
