import type { ReactNode } from 'react';
import { addDays, horizonDays, type PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField } from '../../components/field.tsx';
import { firstOfMonth, monthsBetween, shiftMonth } from '../calendar/months.ts';
import type { CalendarState } from '../calendar/use-calendar.ts';

/** Leads to a distant month at once, because on a phone the months are in one long list. */
export function MonthJump({ state, today }: { state: CalendarState; today: PlainDate }): ReactNode {
  const { t, format } = useTexts();
  const first = firstOfMonth(today);
  const count = monthsBetween(first, firstOfMonth(addDays(today, horizonDays))) + 1;
  return (
    <SelectField
      label={t('calendar.jump')}
      value={state.months[0]}
      data-testid="month-jump"
      onChange={({ target }) => state.turnTo(target.value)}
    >
      {Array.from({ length: count }, (_, index) => shiftMonth(first, index)).map((month) => (
        <option key={month} value={month}>
          {format.month(month)}
        </option>
      ))}
    </SelectField>
  );
}
