import type { PlainDate, Stay } from '../stay.ts';
import { addDays } from '../stay.ts';
import { toLocalTime, toMoment } from '../time-zones.ts';

export const problemKinds = ['noAccess', 'notAsDescribed', 'hostCancels'] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** Hours are local times of the home. Pages refer to these numbers as `{{rules.promiseAnswerHours}}`. */
export const promiseRule = {
  /** Hours until the first answer, for problems reported on the day of arrival between these two times. */
  answerHours: 2,
  fromHour: 8,
  untilHour: 22,
  /** Hour of the next morning by which all others are answered. */
  morningHour: 10,
} as const;

export const problemTextLength = 4000;

interface StayInTrouble extends Stay {
  state: string;
  isCancelledByHost: boolean;
}

/** Problems that can be reported during the stay, and after a host's cancellation until the stay would have ended. */
export function reportableProblems(
  { state, isCancelledByHost, startDate, endDate }: StayInTrouble,
  today: PlainDate,
): readonly ProblemKind[] {
  if (today > endDate) return [];
  if (isCancelledByHost) return ['hostCancels'];
  const stands = state === 'booked' || state === 'confirmed';
  return stands && today >= startDate ? problemKinds : [];
}

/** Time by which the office has answered a report made now. */
export function answerDue({ startDate }: Pick<Stay, 'startDate'>, zone: string, now: Date): Date {
  const [today, time] = toLocalTime(zone, now).split(' ') as [PlainDate, string];
  const hour = Number(time.slice(0, 2));
  const { answerHours, fromHour, untilHour, morningHour } = promiseRule;
  if (today === startDate && hour >= fromHour && hour < untilHour) {
    return new Date(now.getTime() + answerHours * 3_600_000);
  }
  const morning = hour < fromHour ? today : addDays(today, 1);
  return toMoment(zone, `${morning}T${String(morningHour).padStart(2, '0')}:00:00`);
}

export interface LocalMoment {
  date: PlainDate;
  /** As `HH:mm`. */
  time: string;
}

export function localMoment(zone: string, moment: Date): LocalMoment {
  const [date, time] = toLocalTime(zone, moment).split(' ') as [PlainDate, string];
  return { date, time: time.slice(0, 5) };
}
