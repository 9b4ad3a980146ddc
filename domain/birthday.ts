import type { PlainDate } from './stay.ts';

const ageBounds = { least: 18, most: 120 } as const;

const yearsBefore = (date: PlainDate, years: number): PlainDate =>
  `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;

/** True if the person is of age and not implausibly old, which detects mistyped years. */
export function isBirthdayOfAdult(bornOn: PlainDate, today: PlainDate): boolean {
  return bornOn <= yearsBefore(today, ageBounds.least) && bornOn > yearsBefore(today, ageBounds.most);
}
