import type { PlainDate, Stay } from '../stay.ts';
import { addDays } from '../stay.ts';
import { clockIn, momentIn } from '../time-zones.ts';

/** What guests are promised an answer to. Texts: `booking.problem.kind.<kind>`. */
export const problemKinds = ['noAccess', 'notAsDescribed', 'hostCancels'] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** Hours are those of the home's clock. Pages name these numbers by `{{rules.promiseAnswerHours}}`. */
export const promiseRule = {
  /** Hours until the first answer to what is reported on the day of arrival between these two. */
  answerHours: 2,
  fromHour: 8,
  untilHour: 22,
  /** Everything else is answered by this hour of the next morning. */
  morningHour: 10,
} as const;

/** Characters of what a guest adds in their own words; nobody has to. */
export const problemTextLength = 4000;

interface StayInTrouble extends Stay {
  state: string;
  isCancelledByHost: boolean;
}

/** What can be reported on a day in the home's zone: while the stay lasts, and after a host's cancellation until it would have ended. */
export function problemsOn(
  { state, isCancelledByHost, startDate, endDate }: StayInTrouble,
  today: PlainDate,
): readonly ProblemKind[] {
  if (today > endDate) return [];
  if (isCancelledByHost) return ['hostCancels'];
  const stands = state === 'booked' || state === 'confirmed';
  return stands && today >= startDate ? problemKinds : [];
}

/** The moment by which the office has answered what a guest reports now. */
export function answerDue({ startDate }: Pick<Stay, 'startDate'>, zone: string, now: Date): Date {
  const [today, time] = clockIn(zone, now).split(' ') as [PlainDate, string];
  const hour = Number(time.slice(0, 2));
  const { answerHours, fromHour, untilHour, morningHour } = promiseRule;
  if (today === startDate && hour >= fromHour && hour < untilHour) {
    return new Date(now.getTime() + answerHours * 3_600_000);
  }
  const morning = hour < fromHour ? today : addDays(today, 1);
  return momentIn(zone, `${morning}T${String(morningHour).padStart(2, '0')}:00:00`);
}

export interface LocalMoment {
  date: PlainDate;
  /** HH:mm */
  time: string;
}

/** A moment as the clocks at the home show it. */
export function localMoment(zone: string, moment: Date): LocalMoment {
  const [date, time] = clockIn(zone, moment).split(' ') as [PlainDate, string];
  return { date, time: time.slice(0, 5) };
}
