import type { PlainDate } from './stay.ts';

const ageBounds = { least: 18, most: 120 } as const;

const yearsBefore = (date: PlainDate, years: number): PlainDate =>
  `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;

/** Whether somebody who was born on a day can let homes today: they are of age, and no mistyped year makes them older than people get. */
export function isBirthdayOfAdult(bornOn: PlainDate, today: PlainDate): boolean {
  return bornOn <= yearsBefore(today, ageBounds.least) && bornOn > yearsBefore(today, ageBounds.most);
}
