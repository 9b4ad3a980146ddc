import { useId, type ReactNode } from 'react';
import type { PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { someWeek, weeksOfMonth } from './months.ts';

/** Renders a month as a table of weeks that begin on Monday. `children` renders the cell of a day. */
export function MonthTable({
  first,
  from = first,
  label,
  className,
  captionClass,
  weekdayClass,
  isMultiselectable,
  isGrid = false,
  children,
}: {
  first: PlainDate;
  /** Weeks that end before this day are left out. */
  from?: PlainDate;
  /** Read after the name of the month. */
  label?: ReactNode;
  className?: string | undefined;
  captionClass?: string | undefined;
  weekdayClass?: string | undefined;
  /** True if keys move between the days, by the ARIA grid pattern. */
  isGrid?: boolean;
  isMultiselectable?: boolean;
  children: (date: PlainDate) => ReactNode;
}): ReactNode {
  const { format } = useTexts();
  const id = useId();
  return (
    <table
      className={className}
      role={isGrid ? 'grid' : undefined}
      aria-labelledby={id}
      aria-multiselectable={isMultiselectable}
    >
      <caption className={captionClass} id={id}>
        {format.month(first)}
        {label}
      </caption>
      <thead>
        <tr>
          {someWeek.map((day) => (
            <th key={day} scope="col" abbr={format.weekdayLong(day)} className={weekdayClass}>
              {format.weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(first, from).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, index) => (date === null ? <td key={index} /> : children(date)))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
