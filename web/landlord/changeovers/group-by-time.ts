import type { Changeover } from '../../../contract/changeovers/changeover.ts';
import { addDays, toWeekday, type PlainDate } from '../../../domain/stay.ts';

export interface PlanGroup {
  name: 'late' | 'today' | 'week' | 'later';
  changeovers: Changeover[];
}

/** Groups changeovers by urgency: overdue, today, until Sunday, and later. */
export function groupByTime(changeovers: readonly Changeover[], today: PlainDate): PlanGroup[] {
  // Monday is 0.
  const nextMonday = addDays(today, 7 - toWeekday(today));
  const chooseGroup = ({ date }: Changeover): PlanGroup['name'] => {
    if (date < today) return 'late';
    if (date === today) return 'today';
    return date < nextMonday ? 'week' : 'later';
  };
  return (['late', 'today', 'week', 'later'] as const).map((name) => ({
    name,
    changeovers: changeovers.filter((one) => chooseGroup(one) === name),
  }));
}
