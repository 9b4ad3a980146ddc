import { addDays, type PlainDate } from '../../../../domain/stay.ts';

/**
 * Days after the due date: first reminder, second reminder, case for the office. Nothing is cancelled automatically.
 */
const steps = [
  { level: 1, days: 3 },
  { level: 2, days: 10 },
  { level: 3, days: 17 },
] as const;

export type DunningLevel = (typeof steps)[number]['level'];

export function dunningStep(dueOn: PlainDate, today: PlainDate, reachedLevel: number): DunningLevel | null {
  const nextStep = steps.find(({ level }) => level === reachedLevel + 1);
  return nextStep && today >= addDays(dueOn, nextStep.days) ? nextStep.level : null;
}
