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

/** The highest step that is due today and was not taken yet; null if there is none. */
export function dunningStep(dueOn: PlainDate, today: PlainDate, reached: number): DunningLevel | null {
  const nextStep = steps.find(({ level }) => level === reached + 1);
  return nextStep && today >= addDays(dueOn, nextStep.days) ? nextStep.level : null;
}
