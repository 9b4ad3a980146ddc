import type { Changeover } from '../../../contract/changeovers/changeover.ts';
import { addDays, toWeekday, type PlainDate } from '../../../domain/stay.ts';

export interface PlanGroup {
  name: 'late' | 'today' | 'week' | 'later' | 'old';
  changeovers: Changeover[];
}

/** Days for which what nobody has ticked off is today's work; older ones were most likely done. */
const lateDays = 3;

/** Groups changeovers by urgency: overdue, today, until Sunday, later, and at last those of long ago. */
export function groupByTime(changeovers: readonly Changeover[], today: PlainDate): PlanGroup[] {
  // Monday is 0.
  const nextMonday = addDays(today, 7 - toWeekday(today));
  const chooseGroup = ({ date }: Changeover): PlanGroup['name'] => {
    if (date < addDays(today, -lateDays)) return 'old';
    if (date < today) return 'late';
    if (date === today) return 'today';
    return date < nextMonday ? 'week' : 'later';
  };
  return (['late', 'today', 'week', 'later', 'old'] as const).map((name) => ({
    name,
    changeovers: changeovers.filter((one) => chooseGroup(one) === name),
  }));
}
