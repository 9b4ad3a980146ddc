import { todayInBerlin, type PlainDate } from '../../domain/stay.ts';

/** The only place that knows the time; tests bring their own. */
export interface Clock {
  now(): Date;
  /** The calendar date in Europe/Berlin. */
  today(): PlainDate;
}

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => todayInBerlin(new Date()),
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
