import { addDays, type PlainDate } from '../../../../domain/stay.ts';

/** Days after the due date: a reminder, a second one, and then somebody of the office decides. Nothing is cancelled by itself. */
const steps = [
  { level: 1, days: 3 },
  { level: 2, days: 10 },
  { level: 3, days: 17 },
] as const;

export type DunningLevel = (typeof steps)[number]['level'];

/** What is to be done today about a claim that is still open: the highest step whose day has come and that was not taken yet; null: nothing. */
export function dunningStep(dueOn: PlainDate, today: PlainDate, reached: number): DunningLevel | null {
  const next = steps.find(({ level }) => level === reached + 1);
  return next && today >= addDays(dueOn, next.days) ? next.level : null;
}
