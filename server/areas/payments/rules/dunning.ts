import { addDays, type PlainDate } from '../../../../domain/stay.ts';

/** Days after the due date: a reminder, a second one, then a case for the office. Nothing is cancelled automatically. */
const steps = [
  { level: 1, days: 3 },
  { level: 2, days: 10 },
  { level: 3, days: 17 },
] as const;

export type DunningLevel = (typeof steps)[number]['level'];

/**
 * The dunning step to take today for an open claim: the highest whose day has come and that was not taken yet; null where there is none.
 */
export function dunningStep(dueOn: PlainDate, today: PlainDate, reached: number): DunningLevel | null {
  const next = steps.find(({ level }) => level === reached + 1);
  return next && today >= addDays(dueOn, next.days) ? next.level : null;
}
