import { useId, type ReactNode } from 'react';
import type { PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { someWeek, weeksOfMonth } from '../../features/calendar/months.ts';
import type { PlannedChange } from '../editors/planned-changes.ts';
import styles from './schedule.module.css';

export function MonthOfPlans({
  first,
  planned,
  today,
}: {
  first: PlainDate;
  planned: readonly PlannedChange[];
  today: PlainDate;
}): ReactNode {
  const { t, format } = useTexts();
  const id = useId();
  return (
    <table className={styles.month} aria-labelledby={id}>
      <caption id={id}>{format.month(first)}</caption>
      <thead>
        <tr>
          {someWeek.map((day) => (
            <th key={day} scope="col" abbr={format.weekdayLong(day)}>
              {format.weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(first).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => (
              <td key={day ?? index} aria-current={day === today ? 'date' : undefined}>
                {day !== null && (
                  <>
                    <time dateTime={day}>{Number(day.slice(8))}</time>
                    {planned
                      .filter((one) => one.day === day)
                      .map((one) => (
                        <a
                          key={one.key}
                          href={`#day-${day}`}
                          className={styles.plan}
                          data-action={one.action}
                          data-overdue={one.isOverdue}
                        >
                          <span className="visually-hidden">{t(`desk.schedule.${one.action}`)} </span>
                          <span className={styles.planTitle}>{one.row.title}</span>
                        </a>
                      ))}
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
